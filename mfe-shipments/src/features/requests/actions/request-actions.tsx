import type { ServiceRequest } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { offeredRequestActions, type CompanyRequestAction } from '../../../domain/request-actions';
import { PlainActionDialog } from './plain-action.dialog';
import { RejectRequestDialog } from './reject-request.dialog';
import { requestActionLabels } from './request-action.messages';
import { SendRequestOnDialog } from './send-request-on.dialog';
import type { RequestDialogProps } from './use-action-texts';

const DIALOGS: Record<CompanyRequestAction, ComponentType<RequestDialogProps>> = {
  approve: (props) => <PlainActionDialog {...props} action="approve" />,
  courierNotified: (props) => <PlainActionDialog {...props} action="courierNotified" />,
  cancel: (props) => <PlainActionDialog {...props} action="cancel" />,
  reject: RejectRequestDialog,
  lastMileShipped: SendRequestOnDialog,
};
const DANGEROUS: readonly CompanyRequestAction[] = ['cancel', 'reject'];

/** What the company can do with a request now, first what it waits for (SM-04). */
export function RequestActions({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const [asked, setAsked] = useState<CompanyRequestAction | null>(null);
  if (!configuration) return null;
  const { next, others } = offeredRequestActions(request, configuration.workflow);
  const Dialog = asked && DIALOGS[asked];
  return (
    <>
      <Flex wrap gap={8}>
        {[...(next ? [next] : []), ...others].map((action) => (
          <ChangeAction key={action}>
            <Button
              type={action === next ? 'primary' : 'default'}
              danger={DANGEROUS.includes(action)}
              onClick={() => setAsked(action)}
            >
              {formatMessage(requestActionLabels[action])}
            </Button>
          </ChangeAction>
        ))}
      </Flex>
      {/* Not with its button, which goes when somebody else is quicker: what is typed stays. */}
      {Dialog && <Dialog request={request} onClose={() => setAsked(null)} />}
    </>
  );
}
