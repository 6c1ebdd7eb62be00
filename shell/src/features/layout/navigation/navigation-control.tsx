import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages } from '../layout.messages';

const KEY = 'portal.layout.folded';

export interface Fold {
  readonly isFolded: boolean;
  readonly toggleFolded: () => void;
}

/** Whether the navigation beside the page is folded to its icons; kept in this browser for the next visit. */
export function useFold(): Fold {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === 'true');
  function toggleFolded(): void {
    localStorage.setItem(KEY, String(!isFolded));
    setFolded(!isFolded);
  }
  return { isFolded, toggleFolded };
}

interface NavigationControlProps {
  /** Where the navigation is: in a drawer, in a column beside the page, or in a row above it. */
  readonly place: 'drawer' | 'beside' | 'above';
  readonly fold: Fold;
  readonly onOpen: () => void;
}

/** The toolbar's first button: opens the drawer on a small screen, folds the column on a wide one. */
export function NavigationControl({ place, fold, onOpen }: NavigationControlProps) {
  const { formatMessage } = useIntl();
  if (place === 'above') return null;
  if (place === 'beside') return <FoldButton {...fold} />;
  return (
    <Button
      type="text"
      icon={<MenuOutlined />}
      aria-label={formatMessage(layoutMessages.openNavigation)}
      onClick={onOpen}
    />
  );
}

function FoldButton({ isFolded, toggleFolded }: Fold) {
  const { formatMessage } = useIntl();
  const isMirrored = useDirection() === 'rtl';
  const label = formatMessage(isFolded ? layoutMessages.unfold : layoutMessages.fold);
  return (
    <Button
      type="text"
      icon={isFolded !== isMirrored ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
      aria-label={label}
      aria-expanded={!isFolded}
      onClick={toggleFolded}
    />
  );
}
