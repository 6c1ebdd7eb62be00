import { Card } from 'antd';
import { createContext, type ReactNode, type Ref } from 'react';

interface SectionCardProps {
  readonly title: string;
  /** What can be done with the section as a whole. */
  readonly extra?: ReactNode;
  /** Of the heading, where a part that takes the place of another gives it the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Whether a state stands in a section: one of several on its page, the others of which may be there. */
export const InSection = createContext(false);

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
      <InSection value>{children}</InSection>
    </Card>
  );
}
