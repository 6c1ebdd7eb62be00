import type { CaseChangedEvent, CaseStatus } from '@portal/shared/contract';
import { useBusEvent } from '@portal/shared/mfe';
import { caseStatusMessages, visuallyHidden } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { casesApi } from '../../api/cases.api';
import { CASE_LISTS } from '../../domain/case-paths';
import { liveMessages } from './live.messages';

type ApiRoot = Parameters<ReturnType<typeof casesApi.endpoints.case.select>>[0];

/** Says quietly that the provider or a colleague moved a case; `cases.live.ts` refreshes what is on the page. */
export function LiveUpdates() {
  const { formatMessage } = useIntl();
  const store = useStore<ApiRoot>();
  const [moved, setMoved] = useState<CaseChangedEvent>();
  const lastStatus = useRef(new Map<string, CaseStatus>());

  useBusEvent('case:updated', (change) => {
    const known = lastStatus.current.get(change.uuid) ?? shownStatus(store.getState(), change.uuid);
    // Most changes are of the same status, one's own typing among them; only a move is worth a word.
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

/** The status in which a page has shown the case, before any news of it. */
function shownStatus(state: ApiRoot, id: string): CaseStatus | undefined {
  const shown = CASE_LISTS.map((list) => casesApi.endpoints.case.select({ list, id })(state).data);
  return shown.find((caseRecord) => caseRecord !== undefined)?.status;
}
