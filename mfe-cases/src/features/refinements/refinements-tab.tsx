import { isRefinable, type Refinement } from '@portal/shared/contract';
import { ChangeAction, EmptyState, Loaded } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCaseRefinementsQuery } from '../../api/case-parts.api';
import type { CaseTabProps } from '../../components/case-tab';
import { AskForRefinementDialog } from './ask-for-refinement.dialog';
import { RefinementCard } from './refinement-card';
import { refinementMessages } from './refinements.messages';

/**
 * The refinements of a case with their records, newest first, canceled ones included; a new one is asked for here (CA-23). What is
 * being typed for it stays when a colleague asks meanwhile.
 */
export function RefinementsTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseRefinementsQuery({ list, id: caseRecord.uuid });
  const isRestricted = caseRecord.doctor?.status === 'restricted';
  const canCome = isRefinable(caseRecord) && !isRestricted && caseRecord.erasedAt === null;
  const whyNone = canCome ? refinementMessages.none : refinementMessages.notYet;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Loaded query={query}>
      {(refinements) => (
        <Flex vertical gap={16} style={{ maxWidth: 860 }}>
          {canCome && !refinements.some(isAsked) && (
            <Flex justify="end">
              <ChangeAction>
                <Button type="primary" onClick={() => setIsAsking(true)}>
                  {formatMessage(refinementMessages.ask)}
                </Button>
              </ChangeAction>
            </Flex>
          )}
          {isAsking && <AskForRefinementDialog {...{ caseRecord, list }} close={() => setIsAsking(false)} />}
          {refinements.length === 0 && (
            <EmptyState text={formatMessage(isRestricted ? refinementMessages.restricted : whyNone)} />
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

/** One is asked for at a time. What was delivered by one can be refined again, though it stays in progress until the case is completed. */
function isAsked({ status }: Refinement): boolean {
  return status === 'REQUESTED';
}
