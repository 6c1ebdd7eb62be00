import { App } from 'antd';
import type { ReactNode } from 'react';
import { LIMITS } from '../contract';

const TOOLBAR_HEIGHT = 64;

/**
 * Notices of a React root (SH-25): top centre, under the toolbar, whose controls they must not cover; gone after six seconds.
 * Used through antd's `App.useApp()`.
 */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <App
      component={false}
      message={{ duration: LIMITS.noticeMs / 1000, maxCount: 4, top: TOOLBAR_HEIGHT + 8 }}
    >
      {children}
    </App>
  );
}
