import { directionOf, useLocale } from '@portal/shared/i18n';
import { Drawer, Grid, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Brand } from './brand';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';
import type { NavigationNode } from './navigation';
import { NavigationMenu } from './navigation-menu';
import { SIZES } from './sizes';
import { FoldButton, OpenNavigationButton, Toolbar } from './toolbar';
import { useFolded } from './use-folded';

interface PortalLayoutProps {
  readonly nodes: readonly NavigationNode[];
  /** The search over the navigation: in the toolbar, or at the top of the drawer. */
  readonly search: (onGo: () => void) => ReactNode;
  /** What the toolbar holds at its end: menus of other features. */
  readonly menus: ReactNode;
  /** Stands above the page: what a person must know wherever they are. */
  readonly banner?: ReactNode;
  /** The page itself, with the `main` landmark of id `main`. */
  readonly children: ReactNode;
}

/** Navigation beside the page, toolbar above it; on a small screen the navigation is a drawer (SH-16). */
export function PortalLayout({ nodes, search, menus, banner, children }: PortalLayoutProps) {
  const { formatMessage } = useIntl();
  const isWide = Grid.useBreakpoint().lg ?? true;
  const [isFolded, toggleFolded] = useFolded();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Layout style={{ minHeight: '100dvh' }}>
      <a href="#main" className={styles.skip}>
        {formatMessage(layoutMessages.skip)}
      </a>
      {isWide && (
        <Layout.Sider
          className={styles.sider ?? ''}
          theme="light"
          width={SIZES.navigation}
          collapsedWidth={SIZES.folded}
          collapsed={isFolded}
          trigger={null}
        >
          <Brand isFolded={isFolded} />
          <NavigationMenu nodes={nodes} isFolded={isFolded} />
        </Layout.Sider>
      )}
      <Drawer
        open={isDrawerOpen && !isWide}
        onClose={() => setDrawerOpen(false)}
        placement={directionOf(useLocale()) === 'rtl' ? 'right' : 'left'}
        size={SIZES.drawer}
        title={<Brand isFolded={false} />}
        styles={{ body: { padding: 0 }, header: { paddingBlock: 0, paddingInline: 8 } }}
      >
        <div style={{ padding: 12 }}>{search(() => setDrawerOpen(false))}</div>
        <NavigationMenu nodes={nodes} isFolded={false} onChoose={() => setDrawerOpen(false)} />
      </Drawer>
      <Layout className={styles.content ?? ''}>
        <Toolbar
          start={
            isWide ? (
              <FoldButton isFolded={isFolded} onToggle={toggleFolded} />
            ) : (
              <OpenNavigationButton onOpen={() => setDrawerOpen(true)} />
            )
          }
          hasBrand={!isWide}
        >
          {isWide && search(() => undefined)}
          {menus}
        </Toolbar>
        {banner}
        {children}
      </Layout>
    </Layout>
  );
}
