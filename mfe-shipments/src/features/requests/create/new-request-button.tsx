import type { RequestableCase, ServiceRequest } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { ChangeAction, useSingleFlight } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyRequestableCaseQuery } from '../../../api/requests.api';
import type { RequestValues } from '../../../domain/new-request';
import { requestPath } from '../../../domain/request-paths';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { NewRequestDialog } from './new-request.dialog';
import { newRequestMessages } from './new-request.messages';

/** For one case, or for one of a list's cases that the person picks. */
type Target = { readonly caseUuid: string } | { readonly type: ShipmentType };

type NewRequestButtonProps = Target & {
  /** What the form begins with. */
  readonly asked?: Partial<RequestValues>;
  /** Stays on the page when the request is made; else that is shown. */
  readonly isInPlace?: boolean;
  readonly children?: ReactNode;
};

/** Opens the form of a new request (SM-05). Where a request cannot be made for the case any more, the person is told so instead. */
export function NewRequestButton({ asked, isInPlace = false, children, ...target }: NewRequestButtonProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly ofCase?: RequestableCase } | null>(null);
  const [readCase] = useLazyRequestableCaseQuery();
  const { isRunning, run } = useSingleFlight();

  async function begin(): Promise<void> {
    if (!('caseUuid' in target)) return setOpen({});
    // A refusal is told by the shell.
    const { data: ofCase } = await readCase(target.caseUuid);
    if (ofCase) setOpen({ ofCase });
  }
  function finish({ uuid }: ServiceRequest): void {
    if (!isInPlace) void navigate(requestPath(uuid));
  }
  return (
    <>
      <ChangeAction>
        <Button type="primary" loading={isRunning} onClick={() => void run(begin)}>
          {children ?? formatMessage(newRequestMessages.action)}
        </Button>
      </ChangeAction>
      {open && (
        <NewRequestDialog
          {...open}
          type={'type' in target ? target.type : 'client'}
          asked={asked}
          onCreated={finish}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
