import { toothLabel } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Loaded } from '@portal/shared/ui';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { usePlanReviewQuery } from '../../api/plan-review.api';
import { pinMessages } from './pin.messages';
import { planDecisionMessages } from './plan-decision.messages';

/** The comments on a plan that a rejection takes along; nothing where there are none, and not the same where they could not be read. */
export function StandingPins({ planUuid, caseUuid }: { planUuid: string; caseUuid: string }) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const notation = configuration?.dentalNotation ?? null;
  const query = usePlanReviewQuery({ planUuid, caseUuid });
  const { data, error } = query;
  if (!data && error) return <Loaded query={query}>{() => null}</Loaded>;
  if (!data || data.pins.length === 0) return null;
  return (
    <>
      <Typography.Text>{formatMessage(planDecisionMessages.pins)}</Typography.Text>
      <ul style={{ marginBlock: 8, paddingInlineStart: 20, maxBlockSize: 200, overflow: 'auto' }}>
        {data.pins.map(({ uuid, tooth, stage, text }) => (
          <li key={uuid}>
            {formatMessage(pinMessages.said, {
              tooth: toothLabel(tooth, notation),
              stage,
              text: <bdi>{text}</bdi>,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
