import type { LayoutOptions } from '@portal/shared/contract';
import { Grid } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Area } from './area';
import { Banner } from './banner';
import { Bars } from './bars';
import { Brand } from './brand';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';
import type { NavigationNode } from './navigation/navigation';
import { useFold } from './navigation/navigation-control';
import { NavigationDrawer } from './navigation/navigation-drawer';
import { NavigationMenu } from './navigation/navigation-menu';
import { PortalFooter } from './portal-footer';

interface PortalLayoutProps {
  readonly layout: LayoutOptions;
  readonly nodes: readonly NavigationNode[];
  /** The search over the navigation: in the toolbar, or at the top of the drawer. */
  readonly search: (onGo: () => void) => ReactNode;
  /** The menus of other features, at the end of the toolbar. */
  readonly menus: ReactNode;
  /** Content of the panels beside the page in style 3 (SH-14). */
  readonly panels: { readonly left: ReactNode; readonly right: ReactNode };
  /** News of the whole portal, above every page. */
  readonly banner?: ReactNode;
  /** The page itself, with the `main` landmark of id `main`. */
  readonly children: ReactNode;
}

/**
 * The portal's page in one of three layouts (SH-13, SH-14); on a small screen each has its navigation in a drawer (SH-16).
 * All three are one React tree, so that a change of the layout does not mount the remote anew.
 */
export function PortalLayout({ layout, nodes, search, menus, panels, banner, children }: PortalLayoutProps) {
  const { formatMessage } = useIntl();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const fold = useFold();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasSider = isWide && layout.style === 1;
  const hasPanels = isWide && layout.style === 3;
  return (
    <div className={styles.layout} data-width={layout.width}>
      <a href="#main" className={styles.skip}>
        {formatMessage(layoutMessages.skip)}
      </a>
      {hasSider && (
        <Area name="navbar" as="div" className={`${styles.sider} ${fold.isFolded ? styles.folded : ''}`}>
          <NavigationMenu
            nodes={nodes}
            variant={fold.isFolded ? 'folded' : 'beside'}
            brand={<Brand isFolded={fold.isFolded} />}
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
          fold={fold}
          onOpenNavigation={() => setDrawerOpen(true)}
        >
          {isWide && search(() => undefined)}
          {menus}
        </Bars>
        <Banner>{banner}</Banner>
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

interface SidePanelProps {
  readonly side: 'left' | 'right';
  readonly children: ReactNode;
}

function SidePanel({ side, children }: SidePanelProps) {
  const { formatMessage } = useIntl();
  return (
    <aside
      className={styles.panel}
      aria-label={formatMessage(side === 'left' ? layoutMessages.leftPanel : layoutMessages.rightPanel)}
    >
      {children}
    </aside>
  );
}
