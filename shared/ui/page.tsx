import { Flex, Typography } from 'antd';
import { createContext, type ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';
import { useNarrow } from './use-narrow';

interface PageProps {
  readonly title: string;
  /** One line under the title: what this page is for, or the record's key facts. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Whether a state stands below a page's own title, or in the page's place. */
export const InPage = createContext(false);

/** With the space above and below it a page's header is 136 px high (specification § 9, SH-17); on a phone as needed. */
const HEADER = 92;

/** A page of a remote: its one h1, its actions, its content; the document's title follows. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  'use memo';
  useDocumentTitle(title);
  return (
    <Flex vertical gap={20}>
      <Flex
        wrap
        justify="space-between"
        align="center"
        gap={12}
        style={{ minHeight: useNarrow() ? 0 : HEADER }}
      >
        <div>
          <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
            {title}
          </Typography.Title>
          {subtitle && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
        </div>
        {actions && (
          <Flex wrap align="center" gap={8}>
            {actions}
          </Flex>
        )}
      </Flex>
      <InPage value>{children}</InPage>
    </Flex>
  );
}
