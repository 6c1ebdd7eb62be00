import { pathTo } from '@portal/shared/contract';
import { useLocation, useNavigate } from '@portal/shared/router';
import { Button, Checkbox, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getStartedMessages } from './onboarding.messages';
import { useEndHelp } from './use-end-help';

const ADDRESSES = pathTo('profile', { tab: 'addresses' });

/** 'Get started' (CO-26): says that the account is activated and leads to the addresses. Who is there already is not kept from them. */
export function GetStartedDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const endHelp = useEndHelp();
  const { pathname } = useLocation();
  const [isLast, setIsLast] = useState(false);

  function close(): void {
    if (isLast) void endHelp();
    onClose();
  }
  function goToAddresses(): void {
    close();
    void navigate(ADDRESSES);
  }
  if (pathname === ADDRESSES) return null;
  return (
    <Modal
      open
      title={formatMessage(getStartedMessages.title)}
      onCancel={close}
      mask={{ closable: false }}
      footer={
        <Flex wrap gap={12} justify="space-between" align="center">
          <Checkbox checked={isLast} onChange={({ target }) => setIsLast(target.checked)}>
            {formatMessage(getStartedMessages.hide)}
          </Checkbox>
          <Button type="primary" onClick={goToAddresses}>
            {formatMessage(getStartedMessages.go)}
          </Button>
        </Flex>
      }
    >
      <Typography.Paragraph>{formatMessage(getStartedMessages.text)}</Typography.Paragraph>
    </Modal>
  );
}
