import { Button, Modal, Result } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { congratulationsMessages } from './onboarding.messages';
import { useEndHelp } from './use-end-help';

interface CongratulationsDialogProps {
  readonly wantsHelp: boolean;
  readonly onClose: () => void;
}

/** 'Congratulations' (CO-27): the first shipping address is there. With it the help is over. */
export function CongratulationsDialog({ wantsHelp, onClose }: CongratulationsDialogProps) {
  const { formatMessage } = useIntl();
  const endHelp = useEndHelp();
  const isAsked = useRef(false);
  const endOnce = useEffectEvent(() => {
    if (!wantsHelp || isAsked.current) return;
    isAsked.current = true;
    void endHelp();
  });
  useEffect(() => endOnce(), []);
  return (
    <Modal
      open
      title={formatMessage(congratulationsMessages.title)}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {formatMessage(congratulationsMessages.done)}
        </Button>
      }
    >
      <Result
        status="success"
        style={{ paddingBlock: 16 }}
        subTitle={formatMessage(congratulationsMessages.text)}
      />
    </Modal>
  );
}
