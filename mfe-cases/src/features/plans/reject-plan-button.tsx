import type { Case, Plan } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { planMessages } from './plans.messages';
import { RejectPlanModal } from './reject-plan.modal';

interface RejectPlanButtonProps {
  readonly plan: Plan;
  readonly subject: Case;
  readonly list: CaseListName;
}

export function RejectPlanButton({ plan, subject, list }: RejectPlanButtonProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChangeAction>
        <Button danger onClick={() => setIsOpen(true)}>
          {formatMessage(planMessages.reject)}
        </Button>
      </ChangeAction>
      {isOpen && <RejectPlanModal plan={plan} subject={subject} list={list} close={() => setIsOpen(false)} />}
    </>
  );
}
