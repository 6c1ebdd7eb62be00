import { useLocation } from '@portal/shared/router';
import { areUploading, type UploadItem } from '@portal/shared/uploads';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { notify } from '../../notices';

/**
 * Warns when a case is left while its records are still on their way (CA-22), wherever in the portal one goes: a case's pages
 * have its id in their address. The records go on arriving; only closing the tab would stop them, and the browser asks before.
 */
export function useCaseLeaveWarning(items: readonly UploadItem[]): void {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const last = useRef(pathname);
  const left = useEffectEvent((from: string) => {
    const own = items.filter(({ caseUuid }) => from.includes(caseUuid) && !pathname.includes(caseUuid));
    if (areUploading(own)) dispatch(notify({ kind: 'warning', name: 'uploadsRunning' }));
  });
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from !== pathname) left(from);
  }, [pathname]);
}
