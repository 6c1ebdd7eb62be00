import { Card } from 'antd';
import type { ReactNode } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** What can be done with the section as a whole. */
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page: its h2, and a landmark of that name. */
export function SectionCard({ title, extra, children }: SectionCardProps) {
  const heading = <h2 style={{ font: 'inherit', margin: 0, overflowWrap: 'anywhere' }}>{title}</h2>;
  return (
    <Card role="region" aria-label={title} title={heading} extra={extra}>
      {children}
    </Card>
  );
}
