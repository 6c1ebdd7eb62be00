import type { ReactNode } from 'react';

const DASH = '—';

/** What stands for a value that is not there: a dash, so that its place is seen to be empty. */
export function orDash(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' ? DASH : value;
}
