import { Raycaster, Vector2, type Camera, type Object3D } from 'three';
import type { SceneHit } from '../scene.types';
import { toothOf } from './teeth';

/** Pixels: a pointer that moves further drags. */
const STILL = 5;

/** Tells where the arches are pressed. Searches the meshes on a press only, never while the pointer moves. */
export function watchPresses(canvas: HTMLElement, camera: Camera, targets: () => Object3D[]) {
  let listener: ((hit: SceneHit) => void) | null = null;
  let down: { readonly x: number; readonly y: number } | null = null;
  const onDown = ({ clientX: x, clientY: y, isPrimary }: PointerEvent): void => {
    down = isPrimary ? { x, y } : null;
  };
  const onUp = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!listener || !down || Math.hypot(x - down.x, y - down.y) > STILL) return;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const at = new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
    const caster = new Raycaster();
    caster.setFromCamera(at, camera);
    const hit = caster.intersectObjects(targets()).find(({ object }) => isShown(object));
    if (hit) listener({ tooth: toothOf(hit.object), point: hit.point.toArray() });
  };
  canvas.addEventListener('pointerdown', onDown);
  canvas.addEventListener('pointerup', onUp);
  return {
    listen: (next: typeof listener) => {
      listener = next;
    },
    stop: () => {
      canvas.removeEventListener('pointerdown', onDown);
      canvas.removeEventListener('pointerup', onUp);
    },
  };
}

/** A ray also meets what is hidden. */
function isShown(object: Object3D): boolean {
  return object.visible && (object.parent === null || isShown(object.parent));
}
