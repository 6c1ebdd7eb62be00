import { Typography } from 'antd';
import type { ReactNode } from 'react';

/** A section of a drawer or of a panel beside the page, under its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Typography.Title level={2} style={{ fontSize: 15, marginBlock: '0 12px' }}>
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}
