import { LIMITS, pathTo } from '@portal/shared/contract';
import { assetTypeMessages, useReturnedFocus } from '@portal/shared/ui';
import { Button, Flex, Modal, QRCode, Spin, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { recordMessages } from '../records.messages';
import type { PhoneTarget } from './phone-button';
import { useArrival } from './use-arrival';
import { usePhoneLink } from './use-phone-link';

/** Shows the code for a phone, and closes when the picture is in its slot. The code ends with the dialog. */
export function PhoneDialog({ close, ...target }: PhoneTarget & { readonly close: () => void }) {
  const { caseUuid, slot, assets } = target;
  const { formatMessage } = useIntl();
  const { link, isOver, isRefused, renew } = usePhoneLink(caseUuid, slot);
  const arrival = useArrival(slot, assets);
  useReturnedFocus();
  const arrived = useEffectEvent(() => {
    target.onArrived();
    close();
  });
  const refused = useEffectEvent(close);
  useEffect(() => {
    if (arrival === 'stored') arrived();
    else if (isRefused) refused();
  }, [isRefused, arrival]);
  return (
    <Modal
      open
      centered
      width={400}
      title={formatMessage(recordMessages.phoneTitle, { slot: formatMessage(assetTypeMessages[slot]) })}
      onCancel={close}
      footer={null}
    >
      <Flex vertical align="center" gap={16}>
        <Typography.Text>{formatMessage(recordMessages.phoneHint)}</Typography.Text>
        {isOver ? (
          <>
            <Typography.Text type="warning" role="status">
              {formatMessage(recordMessages.phoneOver)}
            </Typography.Text>
            <Button type="primary" onClick={renew}>
              {formatMessage(recordMessages.phoneNew)}
            </Button>
          </>
        ) : (
          <Code link={link} isArriving={arrival === 'arriving'} />
        )}
      </Flex>
    </Modal>
  );
}

interface CodeProps {
  readonly link: ReturnType<typeof usePhoneLink>['link'];
  readonly isArriving: boolean;
}

function Code({ link, isArriving }: CodeProps) {
  const { formatMessage } = useIntl();
  if (!link) return <Spin />;
  return (
    <>
      {/* White in the dark, too: cameras want dark on light. */}
      <QRCode
        aria-label={formatMessage(recordMessages.phoneCode)}
        value={`${window.location.origin}${pathTo('phone')}#token=${link.token}`}
        size={220}
        color="#000"
        bgColor="#fff"
        errorLevel="M"
        type="svg"
      />
      <Flex vertical align="center">
        <Typography.Text role="status">
          {formatMessage(isArriving ? recordMessages.phoneArriving : recordMessages.phoneWaiting)}
        </Typography.Text>
        <Typography.Text type="secondary">
          {formatMessage(recordMessages.phoneFor, { minutes: LIMITS.phoneLinkMinutes })}
        </Typography.Text>
      </Flex>
    </>
  );
}
