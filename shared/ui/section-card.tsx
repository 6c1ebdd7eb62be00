import { Card, Flex, theme } from 'antd';
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

/** The card's own head is one line, from which the title is the first to go. */
const HEAD = {
  header: { paddingBlock: 8 },
  title: { overflow: 'visible', whiteSpace: 'normal' },
} as const;

/** A titled part of a page: its h2, and a landmark of that name. What can be done goes below a title that leaves it no room. */
export function SectionCard({ title, extra, headingRef, children }: SectionCardProps) {
  const { token } = theme.useToken();
  const head = (
    <Flex wrap align="center" justify="space-between" gap="4px 16px">
      <h2
        ref={headingRef}
        {...(headingRef && { tabIndex: -1 })}
        style={{ font: 'inherit', margin: 0, overflowWrap: 'anywhere' }}
      >
        {title}
      </h2>
      {extra && <div style={{ fontSize: token.fontSize, fontWeight: 'normal' }}>{extra}</div>}
    </Flex>
  );
  return (
    <Card role="region" aria-label={title} title={head} styles={HEAD}>
      <InSection value>{children}</InSection>
    </Card>
  );
}
