/** Width of the navigation's drawer in pixels (specification § 9, SH-16); the other measures are in the styles. */
export const DRAWER_WIDTH = 280;
