import { atEndOfTest } from './end-of-test';

type Look = 'sharp' | 'dark' | 'blurred';

const SHADES: Record<Look, (at: number) => number> = {
  sharp: (at) => (at % 8 < 4 ? 220 : 90),
  dark: () => 20,
  blurred: () => 150,
};

/**
 * Draws pictures, files and images alike, which jsdom does not, as they are said to look; null is one that the browser cannot draw. Gone
 * after the test.
 */
export function drawPictures(
  lookOf: (picture: Blob | HTMLImageElement) => Look | null | Promise<Look>,
): void {
  const { createImageBitmap, OffscreenCanvas } = globalThis;
  const { decode } = HTMLImageElement.prototype;
  atEndOfTest(() => {
    Object.assign(globalThis, { createImageBitmap, OffscreenCanvas });
    Object.assign(HTMLImageElement.prototype, { decode });
  });
  Object.assign(globalThis, {
    createImageBitmap: async (picture: Blob | HTMLImageElement) => {
      const look = await lookOf(picture);
      if (!look) throw new DOMException('The source image could not be decoded', 'InvalidStateError');
      return { look, width: 64, height: 64, close: () => undefined };
    },
    OffscreenCanvas: FakeCanvas,
  });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
}

class FakeCanvas {
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  getContext() {
    let shadeAt = SHADES.sharp;
    return {
      drawImage: ({ look }: { look: Look }) => {
        shadeAt = SHADES[look];
      },
      getImageData: () => ({
        data: Uint8ClampedArray.from({ length: 4 * this.width * this.height }, (_, at) =>
          shadeAt(Math.floor(at / 4) % this.width),
        ),
      }),
    };
  }
}
