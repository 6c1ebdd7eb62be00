import { App } from 'antd';
import type { ReactNode } from 'react';
import { LIMITS } from '../contract';

/** Under the bars of the shell's layout, which says how high they are when it is more than the toolbar. */
const TOP = 'calc(var(--portal-bars, 64px) + 8px)';

/**
 * Notices of a React root (SH-25): top centre, under the toolbar, whose controls they must not cover; gone after six seconds.
 * Used through antd's `App.useApp()`.
 */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <App component={false} message={{ duration: LIMITS.noticeMs / 1000, maxCount: 4, top: TOP }}>
      {children}
    </App>
  );
}
