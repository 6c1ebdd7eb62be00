import type { Plan, PlanPin } from '@portal/shared/contract';
import { ConfirmButton, SectionCard } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useRemovePinMutation } from '../../../api/plan-review.api';
import { AddPinButton } from './add-pin-button';
import { PinList } from './pin-list';
import { reviewMessages } from './review.messages';
import type { ShowTooth } from './review.types';

interface PinsProps {
  readonly plan: Plan;
  readonly pins: readonly PlanPin[];
  readonly tooth: number | null;
  readonly stage: number;
  readonly showTooth: ShowTooth;
}

/** Comments on the teeth of the plan: of all colleagues, and open to change while the plan waits for its decision (CA-13). */
export function Pins({ plan, pins, tooth, stage, showTooth }: PinsProps) {
  const { formatMessage } = useIntl();
  const [removePin] = useRemovePinMutation();
  const isOpen = plan.status === 'PUBLISHED';
  const title = formatMessage(reviewMessages.comments);
  if (!isOpen && pins.length === 0) return null;
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
        {isOpen && <AddPinButton {...{ plan, tooth, stage }} />}
      </Flex>
    </SectionCard>
  );
}
