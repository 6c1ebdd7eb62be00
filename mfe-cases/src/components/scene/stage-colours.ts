/**
 * Colours of the picture, which its legend repeats; the theme of the page does not change them. A model brings the one of its
 * teeth: this one is about that.
 */
export const STAGE_COLOUR = 'rgb(242, 236, 221)';
/** Of the other of two stages. */
export const OTHER_COLOUR = 'rgb(22, 104, 220)';
