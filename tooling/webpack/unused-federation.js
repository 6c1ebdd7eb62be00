// In the place of parts of federation that no build of the portal calls: the first script would have them for nothing.
export const remotes = undefined;
export const installInitialConsumes = undefined;
export const getSharedFallbackGetter = undefined;
export const formatPreloadArgs = undefined;
export const preloadAssets = undefined;
export const defaultPreloadArgs = undefined;
export const normalizePreloadExposes = undefined;
