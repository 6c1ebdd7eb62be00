import type { Plan } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { AskInChat } from '../../components/ask-in-chat';
import type { CaseListName } from '../../domain/case-paths';
import { planMessages } from './plans.messages';

/** Opens the chat of the case with this plan as what the next message is about. */
export function AskAboutPlan({ plan, list }: { plan: Plan; list: CaseListName }) {
  const { formatMessage } = useIntl();
  return (
    <AskInChat
      list={list}
      caseUuid={plan.caseUuid}
      about={{ kind: 'plan', version: plan.number }}
      name={formatMessage(planMessages.ask, { number: plan.number })}
    >
      {formatMessage(planMessages.askShort)}
    </AskInChat>
  );
}
