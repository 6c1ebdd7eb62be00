/** The page from which the viewer was opened. It travels in the state of the history entry, not in the address. */
export interface ViewerOrigin {
  readonly path: string;
  /** History state of that page, restored on the way back. */
  readonly state: unknown;
}

/** @param stage at which the plan is to be shown; from the start without */
export function toViewerState(origin: ViewerOrigin, stage = 0): object {
  return { viewedFrom: origin, stage };
}

/** The stage at which the viewer is opened. */
export function readViewerStage(state: unknown): number {
  const stage = (state as { stage?: unknown } | null)?.stage;
  return Number.isInteger(stage) ? Number(stage) : 0;
}

/** Null when the viewer was opened by its address. */
export function readViewerOrigin(state: unknown): ViewerOrigin | null {
  const origin = (state as { viewedFrom?: Partial<ViewerOrigin> } | null)?.viewedFrom;
  return typeof origin?.path === 'string' ? { path: origin.path, state: origin.state } : null;
}

/** State of a viewer whose address has a renewed link: which one it was opened by, beside where it was opened from. */
export function toRenewedState(pathname: string, state: unknown): object {
  const openedBy = readOpenedToken(state) ?? pathname.slice(pathname.lastIndexOf('/') + 1);
  return { ...(state as object | null), openedBy };
}

/** The token that the viewer was opened by, where its link has been renewed since; null otherwise. */
export function readOpenedToken(state: unknown): string | null {
  const token = (state as { openedBy?: unknown } | null)?.openedBy;
  return typeof token === 'string' ? token : null;
}
