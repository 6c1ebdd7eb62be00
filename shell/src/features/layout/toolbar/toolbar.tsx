import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Button, ConfigProvider, Grid } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Area } from './area';
import { BetaTag, Brand } from './brand';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';

interface ToolbarProps {
  /** The control of the navigation. */
  readonly start: ReactNode;
  /** Whether the name stands here, because there is no navigation beside the page. */
  readonly hasBrand: boolean;
  readonly children: ReactNode;
}

export function Toolbar({ start, hasBrand, children }: ToolbarProps) {
  const isRoomy = Grid.useBreakpoint().sm ?? true;
  return (
    <Area name="toolbar" as="header" className={styles.toolbar}>
      {start}
      {hasBrand && (isRoomy ? <Brand isFolded={false} /> : <BetaTag />)}
      <div className={styles.space} />
      {/* What a menu opens belongs to the toolbar: the same landmark, and next in the order of focus. */}
      <ConfigProvider getPopupContainer={(trigger) => trigger?.parentElement ?? document.body}>
        {children}
      </ConfigProvider>
    </Area>
  );
}

export function OpenNavigationButton({ onOpen }: { onOpen: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type="text"
      icon={<MenuOutlined />}
      aria-label={formatMessage(layoutMessages.openNavigation)}
      onClick={onOpen}
    />
  );
}

export function FoldButton({ isFolded, onToggle }: { isFolded: boolean; onToggle: () => void }) {
  const { formatMessage } = useIntl();
  const isMirrored = useDirection() === 'rtl';
  const label = formatMessage(isFolded ? layoutMessages.unfold : layoutMessages.fold);
  return (
    <Button
      type="text"
      icon={isFolded !== isMirrored ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      aria-label={label}
      aria-expanded={!isFolded}
      onClick={onToggle}
    />
  );
}
