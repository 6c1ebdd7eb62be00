import { ImportOutlined } from '@ant-design/icons';
import { DialogTrigger } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { ImportDialog } from './import.dialog';
import { messages } from './import.messages';

/** 'Import doctors' (DR-03): many at once, by pasted rows or a CSV. */
export function ImportDoctorsButton() {
  const { formatMessage } = useIntl();
  return (
    <DialogTrigger trigger={<Button icon={<ImportOutlined />}>{formatMessage(messages.open)}</Button>}>
      {(close) => <ImportDialog onClose={close} />}
    </DialogTrigger>
  );
}
