/** The server's folder: of the package, and in a built portal that of the bundle, which lies as deep in it as this file does. */
export const PACKAGE_FOLDER = new URL('..', import.meta.url);
