import type { Plan, PlanPin } from '@portal/shared/contract';
import { ChangeAction, ConfirmButton, SectionCard } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRemovePinMutation } from '../../../api/plan-review.api';
import { AddPinDialog, type PressedPlace } from './add-pin.dialog';
import { PinList } from './pin-list';
import { reviewMessages } from './review.messages';
import type { ShowTooth } from './review.types';
import { useToothLabel } from './use-tooth-label';

interface PinsProps {
  readonly plan: Plan;
  readonly pins: readonly PlanPin[];
  readonly tooth: number | null;
  readonly stage: number;
  readonly showTooth: ShowTooth;
}

/**
 * Comments on the teeth of the plan: of all colleagues, and open to change while the plan waits for its decision (CA-13). One that is
 * being typed stays when a colleague decides meanwhile.
 */
export function Pins({ plan, pins, tooth, stage, showTooth }: PinsProps) {
  const { formatMessage } = useIntl();
  const toothLabel = useToothLabel();
  const [removePin] = useRemovePinMutation();
  // What the press saw: the picture may play on behind the dialog.
  const [adding, setAdding] = useState<PressedPlace | null>(null);
  const isOpen = plan.status === 'PUBLISHED';
  const title = formatMessage(reviewMessages.comments);
  const addTitle =
    tooth === null
      ? formatMessage(reviewMessages.addComment)
      : formatMessage(reviewMessages.commentOn, { tooth: toothLabel(tooth) });
  const remove = ({ uuid: pinUuid }: PlanPin) => (
    <ConfirmButton
      size="small"
      danger
      question={formatMessage(reviewMessages.removeQuestion)}
      run={() => removePin({ planUuid: plan.uuid, caseUuid: plan.caseUuid, pinUuid }).unwrap()}
      done={formatMessage(reviewMessages.removed)}
    >
      {formatMessage(reviewMessages.remove)}
    </ConfirmButton>
  );
  return (
    <>
      {(isOpen || pins.length > 0) && (
        <SectionCard title={title}>
          <Flex vertical gap={12} align="start">
            {pins.length === 0 && (
              <Typography.Text type="secondary">{formatMessage(reviewMessages.noComments)}</Typography.Text>
            )}
            {pins.length > 0 && (
              <PinList
                label={title}
                {...{ pins, showTooth }}
                actions={(pin) => isOpen && pin.isRemovable && remove(pin)}
              />
            )}
            {isOpen && (
              <ChangeAction>
                <Button onClick={() => setAdding({ tooth, stage, title: addTitle })}>{addTitle}</Button>
              </ChangeAction>
            )}
          </Flex>
        </SectionCard>
      )}
      {adding && <AddPinDialog plan={plan} {...adding} close={() => setAdding(null)} />}
    </>
  );
}
