import type { KeyboardEvent } from 'react';
import type { DentalScene } from './scene.types';

/** Radians. */
const STEP = Math.PI / 18;
export const ZOOM_STEP = 1.25;

const KEYS: Readonly<Record<string, (scene: DentalScene) => void>> = {
  ArrowLeft: (scene) => scene.turn(-STEP, 0),
  ArrowRight: (scene) => scene.turn(STEP, 0),
  ArrowUp: (scene) => scene.turn(0, -STEP),
  ArrowDown: (scene) => scene.turn(0, STEP),
  '+': (scene) => scene.zoom(ZOOM_STEP),
  '=': (scene) => scene.zoom(ZOOM_STEP),
  '-': (scene) => scene.zoom(1 / ZOOM_STEP),
};

/** Turns and zooms by keyboard. Ignores other keys, and keys with a modifier: those belong to the browser. */
export function steerByKey(scene: DentalScene, event: KeyboardEvent): void {
  const steer = KEYS[event.key];
  if (!steer || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  steer(scene);
}
