import { PlusOutlined } from '@ant-design/icons';
import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { useNavigate } from '@portal/shared/router';
import { NEW_CASE_PATH } from '../../domain/case-paths';
import { newCaseMessages } from './new-case.messages';

/** Starts a case; a blocked company sees it, but cannot (SH-27). */
export function NewCaseButton() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <ChangeAction>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(NEW_CASE_PATH)}>
        {formatMessage(newCaseMessages.newCase)}
      </Button>
    </ChangeAction>
  );
}
