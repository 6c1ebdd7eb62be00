/** Where somebody opened the viewer, kept in the browser's history beside its address. */
export interface ViewerOrigin {
  readonly path: string;
  /** What the history kept there. */
  readonly state: unknown;
}

export function toViewerState(origin: ViewerOrigin): { readonly viewedFrom: ViewerOrigin } {
  return { viewedFrom: origin };
}

/** Nothing when the viewer was not opened from a page of the portal. */
export function readViewerOrigin(state: unknown): ViewerOrigin | null {
  const origin = (state as { viewedFrom?: Partial<ViewerOrigin> } | null)?.viewedFrom;
  return typeof origin?.path === 'string' ? { path: origin.path, state: origin.state } : null;
}
