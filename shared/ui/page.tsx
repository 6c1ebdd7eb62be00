import { Flex, Typography } from 'antd';
import { useEffect, type ReactNode } from 'react';

interface PageProps {
  readonly title: string;
  /** One line under the title: what this page is for, or the record's key facts. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of a remote: its one h1, its actions, its content; the document's title follows. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Flex vertical gap={20}>
      <Flex wrap justify="space-between" align="center" gap={12}>
        <div>
          <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
            {title}
          </Typography.Title>
          {subtitle && <Typography.Text type="secondary">{subtitle}</Typography.Text>}
        </div>
        {actions && (
          <Flex wrap gap={8}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Flex>
  );
}
