import { BgColorsOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Button, Drawer } from 'antd';
import { useIntl } from 'react-intl';
import { ThemePanel } from './theme-panel';
import { themeMessages } from './theme-settings.messages';

const PANEL_WIDTH = 340;

/** The toolbar's button of the theme settings. */
export function ThemeSettingsButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button
      type="text"
      icon={<BgColorsOutlined style={{ fontSize: 18 }} />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={formatMessage(themeMessages.title)}
      onClick={onOpen}
    />
  );
}

interface ThemeSettingsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether the page on screen wants another layout than the person's. */
  readonly isOverridden: boolean;
}

/** The theme settings (SH-13): beside the page, which shows every choice at once. */
export function ThemeSettings({ isOpen, onClose, isOverridden }: ThemeSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={formatMessage(themeMessages.title)}
      placement={useDirection() === 'rtl' ? 'left' : 'right'}
      size={PANEL_WIDTH}
      // The page is what one looks at while choosing.
      styles={{ mask: { background: 'none' } }}
      destroyOnHidden
    >
      <ThemePanel isOverridden={isOverridden} />
    </Drawer>
  );
}
