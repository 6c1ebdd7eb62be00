/**
 * Whether sizes and lengths are those of endurance (`npm run soak`) or the smallest that can still fail (`npm test`).
 * A test that is about size imports this file; that is how `npm run soak` finds it.
 */
export const IS_SOAK = process.env['SOAK'] === '1';

/** The size of a test: `small` under `npm test`, `large` under `npm run soak`. */
export function sized<T>(small: T, large: T): T {
  return IS_SOAK ? large : small;
}
