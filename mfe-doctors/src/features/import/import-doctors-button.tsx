import { ImportOutlined } from '@ant-design/icons';
import { usePermissions } from '@portal/shared/session';
import { DialogTrigger, ReadOnly, useReadOnlyReason } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { ImportDialog } from './import.dialog';
import { messages } from './import.messages';

/** 'Import doctors' (DR-03): many at once, by pasted rows or a CSV. A relationship manager sees that they may not. */
export function ImportDoctorsButton() {
  const { formatMessage } = useIntl();
  const { isRm } = usePermissions();
  const reason = useReadOnlyReason() ?? (isRm ? formatMessage(messages.rmNotAllowed) : null);
  return (
    <ReadOnly reason={reason}>
      <DialogTrigger trigger={<Button icon={<ImportOutlined />}>{formatMessage(messages.open)}</Button>}>
        {(close) => <ImportDialog onClose={close} />}
      </DialogTrigger>
    </ReadOnly>
  );
}
