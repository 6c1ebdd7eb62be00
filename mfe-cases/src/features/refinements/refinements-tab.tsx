import { isRefinable, type Refinement } from '@portal/shared/contract';
import { EmptyState, Loaded } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseRefinementsQuery } from '../../api/case-parts.api';
import type { CaseTabProps } from '../../components/case-tab';
import { AskForRefinementButton } from './ask-for-refinement-button';
import { RefinementCard } from './refinement-card';
import { refinementMessages } from './refinements.messages';

/** The refinements of a case with their records, newest first, canceled ones included; a new one is asked for here (CA-23). */
export function RefinementsTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseRefinementsQuery({ list, id: caseRecord.uuid });
  const canCome = isRefinable(caseRecord);
  return (
    <Loaded query={query}>
      {(refinements) => (
        <Flex vertical gap={16} style={{ maxWidth: 860 }}>
          {canCome && !refinements.some(isOpen) && (
            <Flex justify="end">
              <AskForRefinementButton caseRecord={caseRecord} list={list} />
            </Flex>
          )}
          {refinements.length === 0 && (
            <EmptyState text={formatMessage(canCome ? refinementMessages.none : refinementMessages.notYet)} />
          )}
          {refinements.map((refinement) => (
            <RefinementCard
              key={refinement.uuid}
              refinement={refinement}
              caseRecord={caseRecord}
              list={list}
            />
          ))}
        </Flex>
      )}
    </Loaded>
  );
}

/** While one is asked for or in progress there is no other. */
function isOpen({ status }: Refinement): boolean {
  return status === 'REQUESTED' || status === 'IN_PROGRESS';
}
