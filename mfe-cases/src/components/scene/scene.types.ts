import type { Arch } from '@portal/shared/contract';

export type Jaw = Exclude<Arch, 'both'>;

/** A file to be shown in 3D: an arch of a plan as binary glTF, whose nodes name the jaw, or the scan of one as STL. */
export interface SceneFile {
  readonly url: string;
  readonly format: 'glb' | 'stl';
  /** Of a scan; a model says so itself. */
  readonly jaw: Jaw | null;
}

/** From where the arches are seen; upper and lower look at the biting surface of that arch. */
export const SCENE_VIEWS = ['front', 'right', 'left', 'upper', 'lower'] as const;
export type SceneView = (typeof SCENE_VIEWS)[number];

/** What is drawn in the page, steered from outside of React: a frame is drawn when something changed, and only then. */
export interface DentalScene {
  readonly jaws: readonly Jaw[];
  showArch(arch: Arch): void;
  /** A part of a stage is a place on the way from one to the next. */
  showStage(stage: number): void;
  /** Shows another stage through the first one, or none. */
  showOther(stage: number | null): void;
  look(view: SceneView): void;
  /** Turns the camera around the arches: to the right and up, in radians. */
  turn(right: number, up: number): void;
  /** More than 1 comes closer. */
  zoom(factor: number): void;
  /** Gives everything back; nothing may be called after it. */
  dispose(): void;
}
