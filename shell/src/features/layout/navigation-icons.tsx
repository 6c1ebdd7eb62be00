import {
  BankOutlined,
  CarOutlined,
  DashboardOutlined,
  FolderOpenOutlined,
  MessageOutlined,
  RetweetOutlined,
  SlidersOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { NavigationIcon } from '@portal/shared/mfe/manifest';
import type { ReactNode } from 'react';

/** The icons that a manifest may name; a release ahead of the shell may name one that is not here yet. */
const ICONS: Partial<Record<NavigationIcon, ReactNode>> = {
  dashboard: <DashboardOutlined aria-hidden />,
  cases: <FolderOpenOutlined aria-hidden />,
  doctors: <TeamOutlined aria-hidden />,
  company: <BankOutlined aria-hidden />,
  shipments: <CarOutlined aria-hidden />,
  requests: <RetweetOutlined aria-hidden />,
  chat: <MessageOutlined aria-hidden />,
  preferences: <SlidersOutlined aria-hidden />,
};

export function navigationIcon(name: NavigationIcon): ReactNode {
  return ICONS[name] ?? <FolderOpenOutlined aria-hidden />;
}
