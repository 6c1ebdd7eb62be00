import type { AssetTypeKey } from '@portal/shared/contract';
import jpeg from 'jpeg-js';
import { Canvas } from './canvas';
import { paintBite, paintFace, paintOcclusal, paintProfile, paintXray } from './photo-scenes';

const WIDTH = 640;
const HEIGHT = 480;
const QUALITY = 78;

interface PhotoScene {
  readonly label: string;
  readonly paint: (canvas: Canvas, variant: number) => void;
}

/** A picture for each photo slot, with the slot's name on it: nobody can take the one for the other. */
export const PHOTO_SCENES = {
  frtImg: { label: 'FRONT', paint: (canvas, variant) => paintBite(canvas, 0, variant) },
  uprImg: { label: 'UPPER', paint: (canvas, variant) => paintOcclusal(canvas, 'upper', variant) },
  lwrImg: { label: 'LOWER', paint: (canvas, variant) => paintOcclusal(canvas, 'lower', variant) },
  ritImg: { label: 'RIGHT', paint: (canvas, variant) => paintBite(canvas, -1, variant) },
  lftImg: { label: 'LEFT', paint: (canvas, variant) => paintBite(canvas, 1, variant) },
  frtpos: { label: 'FRONT POSE', paint: (canvas, variant) => paintFace(canvas, false, variant) },
  frtsmi: { label: 'FRONT SMILING', paint: (canvas, variant) => paintFace(canvas, true, variant) },
  profil: { label: 'PROFILE', paint: paintProfile },
  panxry: { label: 'PANORAMIC X RAY', paint: paintXray },
} as const satisfies Partial<Record<AssetTypeKey, PhotoScene>>;
export type PhotoSlot = keyof typeof PHOTO_SCENES;

/** A JPEG for a photo slot, 640 by 480; deterministic by its variant. */
export function makePhoto(slot: PhotoSlot, variant: number): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const scene: PhotoScene = PHOTO_SCENES[slot];
  scene.paint(canvas, variant);
  canvas.text(scene.label, 17, 17, 4, [0, 0, 0]);
  canvas.text(scene.label, 16, 16, 4, [255, 255, 255]);
  return Buffer.from(jpeg.encode({ data: canvas.pixels, width: WIDTH, height: HEIGHT }, QUALITY).data);
}
