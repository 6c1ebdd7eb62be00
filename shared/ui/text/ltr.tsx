import type { ReactNode } from 'react';

/** Text that reads left to right in any language: airway bills, identifiers, phone numbers, addresses of mail. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
