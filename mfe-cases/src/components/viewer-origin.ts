/** The page from which the viewer was opened. It travels in the state of the history entry, not in the address. */
export interface ViewerOrigin {
  readonly path: string;
  /** History state of that page, restored on the way back. */
  readonly state: unknown;
}

export function toViewerState(origin: ViewerOrigin): { readonly viewedFrom: ViewerOrigin } {
  return { viewedFrom: origin };
}

/** Null when the viewer was opened by its address. */
export function readViewerOrigin(state: unknown): ViewerOrigin | null {
  const origin = (state as { viewedFrom?: Partial<ViewerOrigin> } | null)?.viewedFrom;
  return typeof origin?.path === 'string' ? { path: origin.path, state: origin.state } : null;
}
