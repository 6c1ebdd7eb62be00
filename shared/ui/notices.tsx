import { App } from 'antd';
import type { ReactNode } from 'react';
import { LIMITS } from '../contract';

/** Notices of a React root: top centre, gone after six seconds (SH-25); used through antd's `App.useApp()`. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <App component={false} message={{ duration: LIMITS.noticeMs / 1000, maxCount: 4 }}>
      {children}
    </App>
  );
}
