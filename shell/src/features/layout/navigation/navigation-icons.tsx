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
import type { IconDrawing, IconName, NavigationIcon } from '@portal/shared/mfe/manifest';
import type { ReactNode } from 'react';

/** The icons that a manifest may name; a release ahead of the shell may name one that is not here yet. */
const ICONS: Partial<Record<IconName, ReactNode>> = {
  dashboard: <DashboardOutlined aria-hidden />,
  cases: <FolderOpenOutlined aria-hidden />,
  doctors: <TeamOutlined aria-hidden />,
  company: <BankOutlined aria-hidden />,
  shipments: <CarOutlined aria-hidden />,
  requests: <RetweetOutlined aria-hidden />,
  chat: <MessageOutlined aria-hidden />,
  preferences: <SlidersOutlined aria-hidden />,
};

/** The icon of a navigation entry: of this set, or as the manifest draws it. */
export function navigationIcon(icon: NavigationIcon): ReactNode {
  if (typeof icon !== 'string') return drawn(icon);
  return ICONS[icon] ?? <FolderOpenOutlined aria-hidden />;
}

/** An element, not a component: the menu gives it a class. */
function drawn({ path, grid = 24 }: IconDrawing): ReactNode {
  return (
    <span aria-hidden className="anticon">
      <svg viewBox={grid === 24 ? '0 0 24 24' : '64 64 896 896'} width="1em" height="1em" fill="currentColor">
        <path d={path} />
      </svg>
    </span>
  );
}
