import type { CaseChangedEvent, CaseStatus } from '@portal/shared/contract';
import { useBusEvent } from '@portal/shared/mfe';
import { caseStatusMessages, visuallyHidden } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '@portal/shared/redux';
import { casesApi } from '../../api/cases.api';
import { CASE_LISTS } from '../../domain/case-paths';
import { liveMessages } from './live.messages';

type ApiRoot = Parameters<ReturnType<typeof casesApi.endpoints.case.select>>[0];

/** Announces to screen readers that a case changed its status; `cases.live.ts` refreshes the page itself. */
export function LiveUpdates() {
  const { formatMessage } = useIntl();
  const store = useStore<ApiRoot>();
  const [moved, setMoved] = useState<CaseChangedEvent>();
  const lastStatus = useRef(new Map<string, CaseStatus>());

  useBusEvent('case:updated', (change) => {
    const known = lastStatus.current.get(change.uuid) ?? shownStatus(store.getState(), change.uuid);
    // Most events do not change the status, such as autosaves of one's own typing. Only a new status is announced.
    if (known !== change.status) setMoved(change);
    lastStatus.current.set(change.uuid, change.status);
  });

  return (
    <div role="status" aria-live="polite" style={visuallyHidden}>
      {moved &&
        formatMessage(liveMessages.caseMoved, {
          identifier: moved.identifier,
          status: formatMessage(caseStatusMessages[moved.status]),
        })}
    </div>
  );
}

/** The status in which a page showed the case before the event; undefined when none did. */
function shownStatus(state: ApiRoot, id: string): CaseStatus | undefined {
  const shown = CASE_LISTS.map((list) => casesApi.endpoints.case.select({ list, id })(state).data);
  return shown.find((caseRecord) => caseRecord !== undefined)?.status;
}
