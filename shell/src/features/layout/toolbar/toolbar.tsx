import { ConfigProvider, Grid } from 'antd';
import type { ReactNode } from 'react';
import { Area } from '../area';
import { Brand } from '../brand';
import styles from '../layout.module.css';

interface ToolbarProps {
  /** The control of the navigation. */
  readonly start: ReactNode;
  /** False in the layout that has the brand at the head of the navigation. */
  readonly hasBrand: boolean;
  readonly children: ReactNode;
}

export function Toolbar({ start, hasBrand, children }: ToolbarProps) {
  const isRoomy = Grid.useBreakpoint().sm ?? true;
  return (
    <Area name="toolbar" as="header" className={styles.toolbar}>
      {start}
      {hasBrand && <Brand hasName={isRoomy} />}
      <div className={styles.space} />
      {/* Menus open inside the toolbar's element, so that they belong to its landmark and come next in the order of focus. */}
      <ConfigProvider getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}>
        {children}
      </ConfigProvider>
    </Area>
  );
}
