// Two parts, since what a page imports of an entry point brings all of it (docs/adr/0003-federation-sharing.md). Both are of this face.
export * from './every-page';
export * from './lists';
