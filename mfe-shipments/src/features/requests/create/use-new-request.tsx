import type { RequestableCase, ServiceRequest } from '@portal/shared/contract';
import { useLocation, useNavigate } from '@portal/shared/router';
import { useSingleFlight } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import { useLazyRequestableCaseQuery } from '../../../api/requests.api';
import { useOriginState } from '../../../components/use-list-origin';
import type { RequestValues } from '../../../domain/new-request';
import { requestPath } from '../../../domain/request-paths';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { NewRequestDialog } from './new-request.dialog';
import { UnsentFilesNotice } from './unsent-files-notice';

/** For one case, or for one of a list's cases that the person picks. */
type Target = { readonly caseUuid: string } | { readonly type: ShipmentType };

export type NewRequestSettings = Target & {
  /** What the form begins with. */
  readonly asked?: Partial<RequestValues>;
  /** Stays on the page when the request is made; else that is shown. */
  readonly isInPlace?: boolean;
};

interface NewRequest {
  /** Opens the form. Where a request cannot be made for the case any more, the person is told so instead. */
  readonly begin: () => void;
  readonly isRunning: boolean;
  /** The form while it is open; where its button may go, it stands beside that, for what is typed stays. */
  readonly dialog: ReactNode;
}

interface Made {
  readonly request: ServiceRequest;
  /** Names of its files that the portal's uploads did not take. */
  readonly unsent: readonly string[];
}

/** The form of a new request (SM-05). */
export function useNewRequest({ asked, isInPlace = false, ...target }: NewRequestSettings): NewRequest {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const here = useOriginState();
  const [open, setOpen] = useState<{ readonly ofCase?: RequestableCase } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const [readCase] = useLazyRequestableCaseQuery();
  const { isRunning, run } = useSingleFlight();

  async function begin(): Promise<void> {
    if (!('caseUuid' in target)) return setOpen({});
    // A refusal is told by the shell.
    const { data: ofCase } = await readCase(target.caseUuid);
    if (ofCase) setOpen({ ofCase });
  }
  function finish(request: ServiceRequest, unsent: readonly string[]): void {
    // Its page would take away what is said of them.
    if (unsent.length > 0) setMade({ request, unsent });
    else leaveTo(request);
  }
  function leaveTo({ uuid }: ServiceRequest): void {
    // A page of one request is no list: the way back from there is that from here.
    if (!isInPlace) void navigate(requestPath(uuid), { state: 'type' in target ? here : state });
  }
  return {
    begin: () => void run(begin),
    isRunning,
    dialog: (
      <>
        {open && (
          <NewRequestDialog
            {...open}
            type={'type' in target ? target.type : 'client'}
            asked={asked}
            onCreated={finish}
            onClose={() => setOpen(null)}
          />
        )}
        {made && (
          <UnsentFilesNotice
            request={made.request}
            files={made.unsent}
            onClose={() => {
              setMade(null);
              leaveTo(made.request);
            }}
          />
        )}
      </>
    ),
  };
}
