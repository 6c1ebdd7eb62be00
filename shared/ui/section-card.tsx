import { Card } from 'antd';
import type { ReactNode, Ref } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** What can be done with the section as a whole. */
  readonly extra?: ReactNode;
  /** Of the heading, where a part that takes the place of another gives it the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A titled part of a page: its h2, and a landmark of that name. */
export function SectionCard({ title, extra, headingRef, children }: SectionCardProps) {
  const heading = (
    <h2
      ref={headingRef}
      {...(headingRef && { tabIndex: -1 })}
      style={{ font: 'inherit', margin: 0, overflowWrap: 'anywhere' }}
    >
      {title}
    </h2>
  );
  return (
    <Card role="region" aria-label={title} title={heading} extra={extra}>
      {children}
    </Card>
  );
}
