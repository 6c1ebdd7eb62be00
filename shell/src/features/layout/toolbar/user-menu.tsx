import { PAGES, pathTo } from '@portal/shared/contract';
import {
  BellOutlined,
  KeyOutlined,
  LoginOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SafetyOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { useSession } from '@portal/shared/session';
import { Avatar, Button, Dropdown, Grid, type MenuProps } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { layoutMessages } from '../layout.messages';

const SECURITY = pathTo('profile', { tab: 'security' });

interface UserMenuProps {
  /** Goes to an address, once nothing on the page would be lost unasked. */
  readonly onGo: (path: string) => void;
  readonly onNotifications: () => void;
  readonly onSignOut: () => void;
}

/** The account menu: avatar, name, help, password and logout (SH-07), and what one wants to be told of. */
export function UserMenu({ onGo, onNotifications, onSignOut }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const { user, role } = useSession();
  const hasName = Grid.useBreakpoint().md ?? true;
  const name = user?.displayName ?? '';
  const photo = user?.photoURL ?? user?.avatarUrl;
  // Enter activates the menu item and does not reach the link inside it.
  const byKey =
    (path: string): NonNullable<MenuProps['onClick']> =>
    ({ domEvent }) => {
      if (domEvent.type === 'keydown') onGo(path);
    };
  const leave: MenuItem = {
    key: 'logout',
    icon: <LogoutOutlined />,
    label: formatMessage(layoutMessages.logout),
    onClick: onSignOut,
  };
  const enter: MenuItem = {
    key: 'login',
    icon: <LoginOutlined />,
    label: <Link to={PAGES.login}>{formatMessage(layoutMessages.login)}</Link>,
    onClick: byKey(PAGES.login),
  };
  const help: MenuItem[] = [
    {
      key: 'reset',
      icon: <KeyOutlined />,
      label: <Link to={PAGES.resetPassword}>{formatMessage(layoutMessages.resetPassword)}</Link>,
      onClick: byKey(PAGES.resetPassword),
    },
    {
      key: 'security',
      icon: <SafetyOutlined />,
      label: <Link to={SECURITY}>{formatMessage(layoutMessages.security)}</Link>,
      onClick: byKey(SECURITY),
    },
    {
      key: 'guide',
      icon: <QuestionCircleOutlined />,
      label: <Link to={PAGES.quickGuide}>{formatMessage(layoutMessages.quickGuide)}</Link>,
      onClick: byKey(PAGES.quickGuide),
    },
    {
      key: 'notifications',
      icon: <BellOutlined />,
      label: formatMessage(layoutMessages.notifications),
      onClick: onNotifications,
    },
    { type: 'divider' },
  ];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items: role === null ? [enter] : [...help, leave] }}
    >
      <Button
        type="text"
        aria-haspopup="menu"
        aria-label={formatMessage(layoutMessages.userMenu, { name })}
        style={{ paddingInline: 6 }}
      >
        <Avatar size={28} {...(photo ? { src: photo } : { icon: <UserOutlined /> })} alt="" />
        {hasName && (
          <span style={{ maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
        )}
      </Button>
    </Dropdown>
  );
}

type MenuItem = NonNullable<MenuProps['items']>[number];
