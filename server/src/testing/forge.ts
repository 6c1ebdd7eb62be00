/** The same token or address with another signature: its last letter but one is another, and each of that letter's bits counts. */
export const forge = (signed: string): string =>
  `${signed.slice(0, -2)}${signed.at(-2) === 'A' ? 'B' : 'A'}${signed.slice(-1)}`;
