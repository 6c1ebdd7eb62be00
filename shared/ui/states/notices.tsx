import { App } from 'antd';
import type { ReactNode } from 'react';
import { LIMITS } from '../../contract';

/** Below the bars and the banner, whose heights the shell's layout sets; without it, below a toolbar. */
const TOP = 'calc(var(--portal-bars, 64px) + var(--portal-banner, 0px) + 8px)';

/**
 * Notices of a React root (SH-25): top centre, below toolbar and banner, whose controls they must not cover; hidden after six seconds.
 * Used through antd's `App.useApp()`.
 */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <App component={false} message={{ duration: LIMITS.noticeMs / 1000, maxCount: 4, top: TOP }}>
      {children}
    </App>
  );
}
