import type { LayoutOptions } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { Area } from './area';
import styles from './layout.module.css';
import type { NavigationNode } from './navigation';
import { NavigationMenu } from './navigation-menu';
import { FoldButton, OpenNavigationButton, Toolbar } from './toolbar';

interface BarsProps {
  readonly layout: LayoutOptions;
  readonly isWide: boolean;
  readonly nodes: readonly NavigationNode[];
  readonly fold: { readonly isFolded: boolean; readonly toggleFolded: () => void };
  readonly onOpenNavigation: () => void;
  /** What the toolbar holds. */
  readonly children: ReactNode;
}

/** What stays above the page: the toolbar and, in styles 2 and 3, the navigation above or below it (SH-14). */
export function Bars({ layout, isWide, nodes, fold, onOpenNavigation, children }: BarsProps) {
  const hasNavigation = isWide && layout.style !== 1;
  const toolbar = (
    <Toolbar
      key="toolbar"
      start={
        <NavigationControl isWide={isWide} hasNavigation={hasNavigation} {...{ fold, onOpenNavigation }} />
      }
      hasBrand={!isWide || hasNavigation}
    >
      {children}
    </Toolbar>
  );
  const navigation = hasNavigation && (
    <Area key="navigation" name="navbar" as="div" className={styles.navbar}>
      <NavigationMenu nodes={nodes} variant="above" />
    </Area>
  );
  // In the document as on the screen, so that the keyboard goes through them in the order of the eye.
  const isBelow = hasNavigation && layout.toolbar === 'below';
  return <div className={styles.bars}>{isBelow ? [navigation, toolbar] : [toolbar, navigation]}</div>;
}

type ControlProps = Pick<BarsProps, 'isWide' | 'fold' | 'onOpenNavigation'> & { hasNavigation: boolean };

function NavigationControl({ isWide, hasNavigation, fold, onOpenNavigation }: ControlProps) {
  if (!isWide) return <OpenNavigationButton onOpen={onOpenNavigation} />;
  return hasNavigation ? null : <FoldButton isFolded={fold.isFolded} onToggle={fold.toggleFolded} />;
}
