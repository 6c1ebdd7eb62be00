import { useDirection } from '@portal/shared/appearance';
import type { LayoutOptions } from '@portal/shared/contract';
import { Drawer, Grid } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Area, AreaTheme } from './area';
import { Bars } from './bars';
import { Brand } from './brand';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';
import type { NavigationNode } from './navigation';
import { NavigationMenu } from './navigation-menu';
import { PortalFooter } from './portal-footer';
import { SidePanel } from './side-panel';
import { DRAWER_WIDTH } from './sizes';
import { useFolded } from './use-folded';

interface PortalLayoutProps {
  readonly layout: LayoutOptions;
  readonly nodes: readonly NavigationNode[];
  /** The search over the navigation: in the toolbar, or at the top of the drawer. */
  readonly search: (onGo: () => void) => ReactNode;
  /** What the toolbar holds at its end: menus of other features. */
  readonly menus: ReactNode;
  /** What stands beside the page in style 3 (SH-14). */
  readonly panels: { readonly left: ReactNode; readonly right: ReactNode };
  /** Stands above the page: what a person must know wherever they are. */
  readonly banner?: ReactNode;
  /** The page itself, with the `main` landmark of id `main`. */
  readonly children: ReactNode;
}

/**
 * The portal's page in one of three layouts (SH-13, SH-14); on a small screen each has its navigation in a drawer (SH-16).
 * All are one tree, so that a change of the layout leaves the page, and the remote in it, where it is.
 */
export function PortalLayout({ layout, nodes, search, menus, panels, banner, children }: PortalLayoutProps) {
  const { formatMessage } = useIntl();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const [isFolded, toggleFolded] = useFolded();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasSider = isWide && layout.style === 1;
  const hasPanels = isWide && layout.style === 3;
  return (
    <div className={styles.layout} data-width={layout.width}>
      <a href="#main" className={styles.skip}>
        {formatMessage(layoutMessages.skip)}
      </a>
      {hasSider && (
        <Area name="navbar" as="div" className={`${styles.sider} ${isFolded ? styles.folded : ''}`}>
          <NavigationMenu
            nodes={nodes}
            variant={isFolded ? 'folded' : 'beside'}
            brand={<Brand isFolded={isFolded} />}
          />
        </Area>
      )}
      <NavigationDrawer isOpen={isDrawerOpen && !isWide} onClose={() => setDrawerOpen(false)}>
        <div style={{ padding: 12 }}>{search(() => setDrawerOpen(false))}</div>
        <NavigationMenu nodes={nodes} variant="beside" onChoose={() => setDrawerOpen(false)} />
      </NavigationDrawer>
      <div className={styles.column}>
        <Bars
          layout={layout}
          isWide={isWide}
          nodes={nodes}
          fold={{ isFolded, toggleFolded }}
          onOpenNavigation={() => setDrawerOpen(true)}
        >
          {isWide && search(() => undefined)}
          {menus}
        </Bars>
        {banner}
        <div className={styles.body}>
          {hasPanels && layout.leftPanel && <SidePanel side="left">{panels.left}</SidePanel>}
          <div className={styles.page}>{children}</div>
          {hasPanels && layout.rightPanel && <SidePanel side="right">{panels.right}</SidePanel>}
        </div>
        {layout.footer !== 'none' && <PortalFooter isFixed={layout.footer === 'fixed' && isWide} />}
      </div>
    </div>
  );
}

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function NavigationDrawer({ isOpen, onClose, children }: NavigationDrawerProps) {
  return (
    <AreaTheme name="navbar">
      <Drawer
        open={isOpen}
        onClose={onClose}
        className={styles.drawer ?? ''}
        placement={useDirection() === 'rtl' ? 'right' : 'left'}
        size={DRAWER_WIDTH}
        title={<Brand isFolded={false} />}
        styles={{ body: { padding: 0 }, header: { paddingBlock: 0, paddingInline: 8 } }}
      >
        {children}
      </Drawer>
    </AreaTheme>
  );
}
