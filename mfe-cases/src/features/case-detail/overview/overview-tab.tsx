import type { Case, CaseAction } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction, SectionCard } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { canDo } from '../../../domain/case-actions';
import type { DetailTab } from '../../../domain/case-paths';
import type { CaseTabProps } from '../../../components/case-tab';
import { awaitsImpressions, ImpressionsSlip } from '../../../components/impressions/impressions-slip';
import { detailMessages } from '../case-detail.messages';
import { nextStepMessages } from './next-step.messages';
import { CaseDates } from './case-dates';
import { CaseFacts } from './case-facts';
import { CaseParts } from './case-parts';
import { DeliveredNextStep } from './delivered-next-step';
import styles from './overview.module.css';
import { RecentHistory } from './recent-history';

/**
 * The first tab of a case: its next step and its dates, its parts in small, its facts, and what happened last. The parts come later
 * than the rest, so what can be pressed stands above them, where it does not move.
 */
export function OverviewTab({ caseRecord, list, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex vertical gap={16}>
      <div className={styles.cards}>
        <SectionCard title={formatMessage(detailMessages.nextStep)}>
          <Flex wrap justify="space-between" align="center" gap={12}>
            <Typography.Text>{formatMessage(nextStepMessages[caseRecord.status])}</Typography.Text>
            <NextActionButton caseRecord={caseRecord} openTab={openTab} />
          </Flex>
          <DeliveredNextStep caseRecord={caseRecord} list={list} openTab={openTab} />
        </SectionCard>
        <CaseDates caseRecord={caseRecord} list={list} />
      </div>
      {awaitsImpressions(caseRecord) && <ImpressionsSlip caseRecord={caseRecord} />}
      <CaseParts caseRecord={caseRecord} list={list} openTab={openTab} />
      <SectionCard title={formatMessage(detailMessages.facts)}>
        <CaseFacts caseRecord={caseRecord} list={list} />
      </SectionCard>
      <RecentHistory caseRecord={caseRecord} list={list} openTab={openTab} />
    </Flex>
  );
}

function NextActionButton({ caseRecord, openTab }: Pick<CaseTabProps, 'caseRecord' | 'openTab'>) {
  const { formatMessage } = useIntl();
  const action = useNextAction(caseRecord);
  if (!action) return null;
  return (
    <ChangeAction>
      <Button type="primary" onClick={() => openTab(action.tab)}>
        {formatMessage(action.label)}
      </Button>
    </ChangeAction>
  );
}

/** Actions that are decided on the tab of the plans. */
const PLAN_ACTIONS: readonly CaseAction[] = ['approvePlan', 'clearMfg'];

/** The tab on which the reader's next step is done; null when the case waits for somebody else. */
function useNextAction(caseRecord: Case): { tab: DetailTab; label: MessageDescriptor } | null {
  const { configuration } = useSession();
  if (!configuration) return null;
  if (canDo('submit', caseRecord, configuration.workflow)) {
    const isNew = caseRecord.status === 'NEW';
    return { tab: 'submission', label: isNew ? detailMessages.continueSubmission : detailMessages.correct };
  }
  const isForPlan = PLAN_ACTIONS.some((action) => canDo(action, caseRecord, configuration.workflow));
  return isForPlan ? { tab: 'plans', label: detailMessages.reviewPlan } : null;
}
