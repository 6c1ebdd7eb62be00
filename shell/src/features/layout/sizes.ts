/** Measures of the layout in pixels (specification § 9, SH-16, SH-17). */
export const SIZES = { navigation: 280, folded: 64, toolbar: 64, drawer: 280 } as const;
