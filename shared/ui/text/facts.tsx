import { theme } from 'antd';
import type { ReactNode } from 'react';
import { orDash } from './dash';

export interface Fact {
  readonly key: string;
  readonly label: string;
  /** A dash stands for what is empty. */
  readonly value: ReactNode;
}

/** Named facts of one record, as a description list. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { token } = theme.useToken();
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'fit-content(45%) 1fr', gap: '8px 16px', margin: 0 }}>
      {facts.map(({ key, label, value }) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt style={{ color: token.colorTextSecondary, minWidth: '7em', overflowWrap: 'break-word' }}>
            {label}
          </dt>
          <dd style={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
