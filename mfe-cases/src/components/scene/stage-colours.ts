/**
 * Colour of the teeth in the legend, independent of the page's theme. In the picture a model brings its own colour, which is
 * close to this one.
 */
export const STAGE_COLOUR = 'rgb(242, 236, 221)';
/** Colour of the second stage, in the picture and in the legend. */
export const OTHER_COLOUR = 'rgb(22, 104, 220)';
/** Colours of distances, each from its millimetres on; between two of them they blend. */
export const DISTANCE_COLOURS = [
  { mm: 0, colour: 'rgb(242, 236, 221)' },
  { mm: 0.25, colour: 'rgb(120, 190, 110)' },
  { mm: 0.5, colour: 'rgb(240, 215, 70)' },
  { mm: 1, colour: 'rgb(240, 140, 40)' },
  { mm: 2, colour: 'rgb(200, 35, 40)' },
] as const;
