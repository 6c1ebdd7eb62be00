import { useLocation } from '@portal/shared/router';
import { areUploading, type UploadItem } from '@portal/shared/uploads';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from '@portal/shared/redux';
import { notify } from '../../../notices';

/**
 * Shows a warning when the person leaves a case whose records are still uploading (CA-22). The pages of a case have its id in their
 * address. The uploads continue; only closing the tab stops them, and before that the browser asks.
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
