import { useLocale } from '@portal/shared/i18n';
import { Menu, type MenuProps } from 'antd';
import type { Locale } from '@portal/shared/contract';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from '@portal/shared/router';
import { layoutMessages } from '../layout.messages';
import { flatten, markedItem, type NavigationItem, type NavigationNode } from './navigation';
import { navigationIcon } from './navigation-icons';

type Item = NonNullable<MenuProps['items']>[number];

interface NavigationMenuProps {
  readonly nodes: readonly NavigationNode[];
  /** A column beside the page, that column folded to its icons, or a row above the page. */
  readonly variant: 'beside' | 'folded' | 'above';
  /** At the head of the navigation. */
  readonly brand?: ReactNode;
  /** Called when the person chooses an entry. */
  readonly onChoose?: () => void;
}

const MODES = {
  beside: { mode: 'inline', inlineCollapsed: false },
  folded: { mode: 'inline', inlineCollapsed: true },
  above: { mode: 'horizontal' },
} as const;

/** The navigation, of real links that can be opened in a new tab. */
export function NavigationMenu({ nodes, variant, brand, onChoose }: NavigationMenuProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const current = markedItem(flatten(nodes), pathname)?.id;
  const groups = nodes.filter((node) => 'items' in node).map(({ id }) => id);
  const [openGroups, setOpenGroups] = useState(groups);
  const items = useMemo(() => nodes.map((node) => toItem(node, locale, current)), [nodes, locale, current]);
  return (
    <nav aria-label={formatMessage(layoutMessages.navigation)}>
      {brand}
      <Menu
        {...MODES[variant]}
        selectedKeys={current ? [current] : []}
        {...(variant === 'beside' && { openKeys: openGroups, onOpenChange: setOpenGroups })}
        onClick={() => onChoose?.()}
        items={items}
        style={{ border: 0, background: 'none', ...(variant === 'above' && { lineHeight: '62px' }) }}
      />
    </nav>
  );
}

function toItem(node: NavigationNode, locale: Locale, current: string | undefined): Item {
  if (!('items' in node))
    return { key: node.id, icon: navigationIcon(node.icon), ...labelOf(node, locale, current) };
  return {
    key: node.id,
    icon: navigationIcon(node.icon),
    label: node.title[locale],
    children: node.items.map((item) => ({ key: item.id, ...labelOf(item, locale, current) })),
  };
}

function labelOf({ id, path, title }: NavigationItem, locale: Locale, current: string | undefined) {
  const isCurrent = id === current;
  const label = (
    <Link to={path} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {title[locale]}
    </Link>
  );
  return { label, title: title[locale] };
}
