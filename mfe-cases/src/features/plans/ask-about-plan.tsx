import { referenceParam, roomPath, type Plan } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { planMessages } from './plans.messages';

/** Opens the chat of the case with this plan as what the next message is about. */
export function AskAboutPlan({ plan, list }: { plan: Plan; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const room = roomPath(list === 'doctor' ? 'dso' : 'client', plan.caseUuid);
  const refers = referenceParam({ kind: 'plan', version: plan.number });
  return (
    <Link
      to={`${room}?refers=${refers}`}
      aria-label={formatMessage(planMessages.ask, { number: plan.number })}
      style={{ alignSelf: 'center', paddingInline: 8 }}
    >
      {formatMessage(planMessages.askShort)}
    </Link>
  );
}
