import type { LayoutOptions } from '@portal/shared/contract';
import type { ReactNode } from 'react';
import { Area } from './area';
import styles from './layout.module.css';
import type { NavigationNode } from './navigation/navigation';
import { NavigationControl, type Fold } from './navigation/navigation-control';
import { NavigationMenu } from './navigation/navigation-menu';
import { Toolbar } from './toolbar/toolbar';

interface BarsProps {
  readonly layout: LayoutOptions;
  readonly isWide: boolean;
  readonly nodes: readonly NavigationNode[];
  readonly fold: Fold;
  readonly onOpenNavigation: () => void;
  /** The toolbar's content. */
  readonly children: ReactNode;
}

/** The toolbar and, in styles 2 and 3, the navigation above or below it (SH-14); both stay in place while the page scrolls. */
export function Bars({ layout, isWide, nodes, fold, onOpenNavigation, children }: BarsProps) {
  const hasNavigation = isWide && layout.style !== 1;
  const place = isWide ? (hasNavigation ? 'above' : 'beside') : 'drawer';
  const toolbar = (
    <Toolbar
      key="toolbar"
      start={<NavigationControl place={place} fold={fold} onOpen={onOpenNavigation} />}
      hasBrand={place !== 'beside'}
    >
      {children}
    </Toolbar>
  );
  const navigation = hasNavigation && (
    <Area key="navigation" name="navbar" as="div" className={styles.navbar}>
      <NavigationMenu nodes={nodes} variant="above" />
    </Area>
  );
  // The order in the document is the order on the screen, so that Tab follows the eye.
  const isBelow = hasNavigation && layout.toolbar === 'below';
  return <div className={styles.bars}>{isBelow ? [navigation, toolbar] : [toolbar, navigation]}</div>;
}
