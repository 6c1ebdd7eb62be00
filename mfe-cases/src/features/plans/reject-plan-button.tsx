import type { Case, Plan } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { planMessages } from './plans.messages';
import { RejectPlanModal } from './reject-plan.modal';

export function RejectPlanButton({ plan, subject }: { plan: Plan; subject: Case }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ChangeAction>
        <Button danger onClick={() => setIsOpen(true)}>
          {formatMessage(planMessages.reject)}
        </Button>
      </ChangeAction>
      {isOpen && <RejectPlanModal plan={plan} subject={subject} close={() => setIsOpen(false)} />}
    </>
  );
}
