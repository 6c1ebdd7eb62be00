import type { ServiceRequest } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Flex } from 'antd';
import type { ComponentType } from 'react';
import { offeredRequestActions, type CompanyRequestAction } from '../../../domain/request-actions';
import { PlainActionButton } from './plain-action-button';
import { RejectRequestButton } from './reject-request-button';
import { SendRequestOnButton } from './send-request-on-button';
import type { RequestActionProps } from './use-action-texts';

const BUTTONS: Record<CompanyRequestAction, ComponentType<RequestActionProps>> = {
  approve: (props) => <PlainActionButton {...props} action="approve" />,
  courierNotified: (props) => <PlainActionButton {...props} action="courierNotified" />,
  cancel: (props) => <PlainActionButton {...props} action="cancel" />,
  reject: RejectRequestButton,
  lastMileShipped: SendRequestOnButton,
};

/** What the company can do with a request now, first what it waits for (SM-04). */
export function RequestActions({ request }: { request: ServiceRequest }) {
  const { configuration } = useSession();
  if (!configuration) return null;
  const { next, others } = offeredRequestActions(request, configuration.workflow);
  return (
    <Flex wrap gap={8}>
      {[...(next ? [next] : []), ...others].map((action) => {
        const Action = BUTTONS[action];
        return <Action key={action} request={request} isNext={action === next} />;
      })}
    </Flex>
  );
}
