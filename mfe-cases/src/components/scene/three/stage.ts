import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Scene,
  WebGLRenderer,
  type PerspectiveCamera,
} from 'three';
import { ArchCamera } from './arch-camera';

/** Highest pixel ratio: above it, drawing costs more than the eye notices. */
const MOST_PIXELS = 2;

interface StageOptions {
  /** Called when the browser has taken the WebGL context away. */
  onLost(): void;
  beforeFrame(camera: PerspectiveCamera): void;
}

/**
 * The canvas with light and camera. Frames are drawn on demand, at most one per animation frame of the browser, and none before the
 * start: without a graphics card each takes as long as all that leads to it.
 */
export function createStage(host: HTMLElement, { onLost, beforeFrame }: StageOptions) {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  const canvas = renderer.domElement;
  const scene = new Scene();
  const arches = new Group();
  let isStarted = false;
  let asked = 0;
  let known = '';
  const draw = (): void => {
    asked = 0;
    beforeFrame(camera.camera);
    renderer.render(scene, camera.camera);
  };
  const invalidate = (): void => {
    if (isStarted) asked ||= requestAnimationFrame(draw);
  };
  const camera = new ArchCamera(canvas, invalidate);
  light(scene, camera);
  scene.add(arches, camera.camera);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('webglcontextlost', onLost);
  host.append(canvas);
  const resize = (): void => {
    const { clientWidth, clientHeight } = host;
    const size = `${clientWidth} ${clientHeight} ${devicePixelRatio}`;
    // The observer's first call reports the size that is already set.
    if (clientWidth === 0 || clientHeight === 0 || size === known) return;
    known = size;
    renderer.setPixelRatio(Math.min(MOST_PIXELS, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight);
    camera.resize(clientWidth, clientHeight);
    // Setting a size clears the canvas, so it is drawn again at once.
    if (isStarted) draw();
  };
  resize();
  const watch = new ResizeObserver(resize);
  watch.observe(host);
  return {
    canvas,
    scene,
    arches,
    camera,
    invalidate,
    start: () => {
      isStarted = true;
      invalidate();
    },
    dispose: () => {
      watch.disconnect();
      cancelAnimationFrame(asked);
      canvas.removeEventListener('webglcontextlost', onLost);
      camera.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Light from above, and light that moves with the camera. */
function light(scene: Scene, { camera }: ArchCamera): void {
  const lamp = new DirectionalLight(0xffffff, 2.2);
  lamp.position.set(0.6, 0.8, 1);
  camera.add(lamp, lamp.target);
  lamp.target.position.set(0, 0, -1);
  scene.add(new HemisphereLight(0xffffff, 0x8a7f78, 1.4));
}
