/**
 * Colour of the teeth in the legend, independent of the page's theme. In the picture a model brings its own colour, which is
 * close to this one.
 */
export const STAGE_COLOUR = 'rgb(242, 236, 221)';
/** Colour of the second stage, in the picture and in the legend. */
export const OTHER_COLOUR = 'rgb(22, 104, 220)';
