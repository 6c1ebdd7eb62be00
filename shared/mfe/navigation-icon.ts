/** Icons of the shell's own set. */
export type IconName =
  | 'dashboard'
  | 'cases'
  | 'doctors'
  | 'company'
  | 'shipments'
  | 'requests'
  | 'chat'
  | 'preferences';

/** An icon that a remote brings along, filled with the colour of the text beside it. */
export interface IconDrawing {
  /** Path data as in the `d` of an SVG path; several shapes stand in one. */
  readonly path: string;
  /** Width and height of the grid it is drawn on: 24 unless said; 1024 is that of Ant Design's icons, which leave 64 at each side. */
  readonly grid?: 24 | 1024;
}

/** What a navigation entry may name. */
export type NavigationIcon = IconName | IconDrawing;

const MAX_LENGTH = 4000;
const PATH_DATA = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/;

/** Whether a value of a manifest is a drawing: path data of bounded length, and nothing else that an SVG may hold. */
export function isIconDrawing(value: unknown): value is IconDrawing {
  if (typeof value !== 'object' || value === null) return false;
  const { path, grid = 24 } = value as Partial<Record<keyof IconDrawing, unknown>>;
  return (
    typeof path === 'string' &&
    path.length <= MAX_LENGTH &&
    PATH_DATA.test(path) &&
    (grid === 24 || grid === 1024)
  );
}
