import { useDirection } from '@portal/shared/appearance';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { AreaTheme } from '../area';
import { Brand } from '../brand';
import styles from '../layout.module.css';

/** In pixels (specification § 9, SH-16). */
const WIDTH = 280;

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The navigation of a small screen, at the start of the page. */
export function NavigationDrawer({ isOpen, onClose, children }: NavigationDrawerProps) {
  return (
    <AreaTheme name="navbar">
      <Drawer
        open={isOpen}
        onClose={onClose}
        className={styles.drawer ?? ''}
        placement={useDirection() === 'rtl' ? 'right' : 'left'}
        size={WIDTH}
        title={<Brand />}
        styles={{ body: { padding: 0 }, header: { paddingBlock: 0, paddingInline: 8 } }}
      >
        {children}
      </Drawer>
    </AreaTheme>
  );
}
