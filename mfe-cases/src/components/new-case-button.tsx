import { PlusOutlined } from '@ant-design/icons';
import { useNavigate } from '@portal/shared/router';
import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { defineMessages, useIntl } from 'react-intl';
import { PAGES } from '@portal/shared/contract';

const messages = defineMessages({ newCase: { id: 'cases.newCase.action', defaultMessage: 'New case' } });

/** Opens the page that creates a case. Disabled for a blocked company (SH-27). */
export function NewCaseButton() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <ChangeAction>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(PAGES.newCase)}>
        {formatMessage(messages.newCase)}
      </Button>
    </ChangeAction>
  );
}
