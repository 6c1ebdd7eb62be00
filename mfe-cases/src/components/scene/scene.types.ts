import type { Arch, AttachmentType } from '@portal/shared/contract';

export type Jaw = Exclude<Arch, 'both'>;

/** A file to show in 3D: a plan's arch as binary glTF, whose nodes name the jaw, or the scan of an arch. */
export interface SceneFile {
  readonly url: string;
  readonly format: 'glb' | 'stl' | 'ply' | 'obj';
  /** Set for a scan; null for a glTF model, whose nodes name the jaw. */
  readonly jaw: Jaw | null;
}

/** Side from which the arches are seen. `upper` and `lower` show the biting surface of that arch. */
export const SCENE_VIEWS = [
  'front',
  'right',
  'rightFront',
  'leftFront',
  'left',
  'upper',
  'lower',
  'lingual',
] as const;
export type SceneView = (typeof SCENE_VIEWS)[number];

/** A short text at the outer side of a tooth or, with a `neighbour`, between the two. Teeth are FDI numbers. */
export interface SceneLabel {
  readonly tooth: number;
  readonly neighbour?: number;
  readonly text: string;
  readonly kind: 'number' | 'ipr' | 'pin';
}

/** What is drawn on the teeth besides themselves. */
export interface SceneMarks {
  readonly labels: readonly SceneLabel[];
  readonly attachments: readonly { readonly tooth: number; readonly type: AttachmentType }[];
}

/** A place on the arches, in millimetres: x to the patient's left, y up, z to the front. */
export type ScenePoint = readonly [x: number, y: number, z: number];

/** What was pressed: the tooth by its FDI number, or null for the gum and for scans. */
export interface SceneHit {
  readonly tooth: number | null;
  readonly point: ScenePoint;
}

/** Where the camera is and what it looks at. */
export interface ScenePose {
  readonly from: ScenePoint;
  readonly to: ScenePoint;
}

/** A file's bytes, ready to be read. */
export interface SceneSource {
  readonly file: SceneFile;
  readonly bytes: ArrayBuffer;
}

/** The drawn arches, controlled by calls instead of React props. A frame is drawn only when something changed. */
export interface DentalScene {
  readonly jaws: readonly Jaw[];
  /** Draws the first frame, with all that was set before. */
  start(): void;
  showArch(arch: Arch): void;
  /** Fractions show teeth on the way from one stage to the next. */
  showStage(stage: number): void;
  /** Shows a second stage through the first one; null removes it. */
  showOther(stage: number | null): void;
  /**
   * The second stage is one of another plan; null for one of the same plan. Resolves with the arches that the other plan has: nothing
   * is shown through one that it lacks. Rejects when its files cannot be read, and then nothing changes.
   */
  compareWith(sources: readonly SceneSource[] | null): Promise<readonly Jaw[]>;
  /** Colours the teeth by their distance from the second stage, instead of showing it. */
  showDistances(isOn: boolean): void;
  showMarks(marks: SceneMarks): void;
  /** Turns to the outer side of a tooth, and brings the picture into view. False, and nothing, for a tooth that the model does not have. */
  focusTooth(tooth: number): boolean;
  /** Calls the listener for each press on the arches that is no drag; null ends it. */
  onPress(listener: ((hit: SceneHit) => void) | null): void;
  /** Draws a line between two places; null removes it. */
  showLine(line: readonly [ScenePoint, ScenePoint] | null): void;
  /** Calls the listener after each turn of the camera, until the returned function is called. */
  onTurn(listener: (pose: ScenePose) => void): () => void;
  setPose(pose: ScenePose): void;
  look(view: SceneView): void;
  /** Turns the camera around the arches: to the right and up, in radians. */
  turn(right: number, up: number): void;
  /** Factors above 1 zoom in. */
  zoom(factor: number): void;
  /** Frees all resources. No other method may be called afterwards. */
  dispose(): void;
}
