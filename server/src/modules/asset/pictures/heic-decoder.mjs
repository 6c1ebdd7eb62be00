// In a thread of its own: decodes one HEIC picture to RGBA, or says why not. The thread ends with it, and all its memory.
import libheif from 'libheif-js/wasm-bundle.js';
import { parentPort, workerData } from 'node:worker_threads';

const { bytes, mostPixels } = workerData;
const decoded = await decode();
parentPort.postMessage(decoded, decoded.data ? [decoded.data.buffer] : []);

async function decode() {
  const images = new libheif.HeifDecoder().decode(bytes);
  // Besides the photo a file may hold others: a burst, a depth map.
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return { problem: 'damaged' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return { problem: 'tooLarge' };
  const data = new Uint8ClampedArray(4 * width * height);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return shown ? { width, height, data } : { problem: 'damaged' };
}
