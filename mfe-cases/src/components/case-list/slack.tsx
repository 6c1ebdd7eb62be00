import type { Case } from '@portal/shared/contract';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { slackDays } from '../../domain/slack';
import { useEstimate } from '../use-estimate';
import { slackMessages } from './slack.messages';

/** How many days a case has left beyond what it will probably take, or how late it will be; empty where nobody can say. */
export function Slack({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const estimate = useEstimate(caseRecord);
  const { dueOn } = caseRecord;
  if (!estimate || !dueOn) return null;
  const days = slackDays(dueOn, estimate.at);
  return (
    <Typography.Text {...(days < 0 && { type: 'danger' })}>
      {days < 0
        ? formatMessage(slackMessages.late, { days: -days })
        : formatMessage(slackMessages.spare, { days })}
    </Typography.Text>
  );
}
