import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import type { Density } from '../../domain/list-preferences';

const COMPACT = { theme: { components: { Table: { cellPaddingBlockMD: 4 } } } };

/** Makes the rows of the table in it as high as its reader wants them. */
export function RowHeight({ density, children }: { density: Density; children: ReactNode }) {
  return <ConfigProvider {...(density === 'compact' && COMPACT)}>{children}</ConfigProvider>;
}
