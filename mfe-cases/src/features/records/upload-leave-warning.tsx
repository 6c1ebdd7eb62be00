import { areUploading, uploads } from '@portal/shared/uploads';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { recordMessages } from './records.messages';

/**
 * Warns when a case is left while its records are still on their way (CA-22). They go on arriving, for the shell uploads
 * them; only closing the tab would stop them, so the browser asks before that.
 */
export function UploadLeaveWarning({ caseUuid }: { caseUuid: string }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const warn = useEffectEvent(() => {
    void message.warning({ content: formatMessage(recordMessages.leaving), key: 'uploads' });
  });
  useEffect(() => {
    const isBusy = () => areUploading(uploads.items().filter((item) => item.caseUuid === caseUuid));
    const ask = (event: BeforeUnloadEvent) => isBusy() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      if (isBusy()) warn();
    };
  }, [caseUuid]);
  return null;
}
