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
import { CaseFacts } from './case-facts';

/** What a reader wants first of a case: what is next, and its facts. */
export function OverviewTab({ caseRecord, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex vertical gap={16}>
      <SectionCard title={formatMessage(detailMessages.nextStep)}>
        <Flex wrap justify="space-between" align="center" gap={12}>
          <Typography.Text>{formatMessage(nextStepMessages[caseRecord.status])}</Typography.Text>
          <NextActionButton caseRecord={caseRecord} openTab={openTab} />
        </Flex>
      </SectionCard>
      {awaitsImpressions(caseRecord) && <ImpressionsSlip caseRecord={caseRecord} />}
      <SectionCard title={formatMessage(detailMessages.facts)}>
        <CaseFacts caseRecord={caseRecord} />
      </SectionCard>
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

/** What a case waits for that is decided at its plan. */
const PLAN_STEPS: readonly CaseAction[] = ['approvePlan', 'clearMfg'];

/** Where the reader's own next step is done, if there is one. */
function useNextAction(caseRecord: Case): { tab: DetailTab; label: MessageDescriptor } | null {
  const { configuration } = useSession();
  if (!configuration) return null;
  if (canDo('submit', caseRecord, configuration.workflow)) {
    const isNew = caseRecord.status === 'NEW';
    return { tab: 'submission', label: isNew ? detailMessages.continueSubmission : detailMessages.correct };
  }
  const isForPlan = PLAN_STEPS.some((action) => canDo(action, caseRecord, configuration.workflow));
  return isForPlan ? { tab: 'plans', label: detailMessages.reviewPlan } : null;
}
