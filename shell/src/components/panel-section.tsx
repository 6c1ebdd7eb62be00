import { Typography } from 'antd';
import type { ReactNode } from 'react';

/** One part of a panel beside the page, under its heading. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography.Title level={2} style={{ fontSize: 15, marginBlock: '0 8px' }}>
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}
