/** How the other of two stages looks, in the picture and in its legend. */
export const OTHER_COLOUR = '#1668dc';
