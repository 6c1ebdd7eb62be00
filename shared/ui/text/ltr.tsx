import { Fragment, type ReactNode } from 'react';

/** Text that reads left to right in any language: airway bills, identifiers, phone numbers, addresses of mail. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{typeof children === 'string' ? breakable(children) : children}</bdi>;
}

/** The names of a mail's domain: where an address that is too long for its line breaks, before it does so within a name. */
const DOMAIN_NAMES = /(?<=@)|(?=\.[^@]*$)/;

function breakable(text: string): ReactNode {
  if (!text.includes('@')) return text;
  return text.split(DOMAIN_NAMES).map((name, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {name}
    </Fragment>
  ));
}
