import { BgColorsOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Button, Drawer } from 'antd';
import { useIntl } from 'react-intl';
import { ThemePanel } from './theme-panel';
import { themeMessages } from './theme-settings.messages';

const PANEL_WIDTH = 340;

/** The toolbar's button for the theme settings. */
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
  /** The page on screen has a layout of its own. */
  readonly isOverridden: boolean;
}

/**
 * The theme settings (SH-13), beside the page, which shows every choice at once. Without `destroyOnHidden`: antd then takes a drawer
 * that is closed while it still slides in off the page at once, and does not give the focus back to the button.
 */
export function ThemeSettings({ isOpen, onClose, isOverridden }: ThemeSettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={formatMessage(themeMessages.title)}
      placement={useDirection() === 'rtl' ? 'left' : 'right'}
      size={PANEL_WIDTH}
      // Each choice shows in the page, which must not be dimmed.
      styles={{ mask: { background: 'none' } }}
    >
      <ThemePanel isOverridden={isOverridden} />
    </Drawer>
  );
}
