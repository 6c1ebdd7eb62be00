import type { Arch } from '@portal/shared/contract';

export type Jaw = Exclude<Arch, 'both'>;

/** A file to show in 3D: a plan's arch as binary glTF, whose nodes name the jaw, or the scan of an arch. */
export interface SceneFile {
  readonly url: string;
  readonly format: 'glb' | 'stl' | 'ply' | 'obj';
  /** Set for a scan; null for a glTF model, whose nodes name the jaw. */
  readonly jaw: Jaw | null;
}

/** Side from which the arches are seen. `upper` and `lower` show the biting surface of that arch. */
export const SCENE_VIEWS = ['front', 'right', 'left', 'upper', 'lower'] as const;
export type SceneView = (typeof SCENE_VIEWS)[number];

/** The drawn arches, controlled by calls instead of React props. A frame is drawn only when something changed. */
export interface DentalScene {
  readonly jaws: readonly Jaw[];
  showArch(arch: Arch): void;
  /** Fractions show teeth on the way from one stage to the next. */
  showStage(stage: number): void;
  /** Shows a second stage through the first one; null removes it. */
  showOther(stage: number | null): void;
  look(view: SceneView): void;
  /** Turns the camera around the arches: to the right and up, in radians. */
  turn(right: number, up: number): void;
  /** Factors above 1 zoom in. */
  zoom(factor: number): void;
  /** Frees all resources. No other method may be called afterwards. */
  dispose(): void;
}
