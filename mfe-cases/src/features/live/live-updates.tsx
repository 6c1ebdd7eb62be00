import type { CaseChangedEvent, CaseStatus } from '@portal/shared/contract';
import { useBusEvent } from '@portal/shared/mfe';
import { caseStatusMessages } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { casesApi, tagsOfChange } from '../../api/cases.api';
import { CASE_LISTS } from '../../domain/case-paths';
import { liveMessages } from './live.messages';
import styles from './live-updates.module.css';

type ApiRoot = Parameters<ReturnType<typeof casesApi.endpoints.case.select>>[0];

/** Shows what the provider or a colleague did without a reload: refreshes what is on the page, and says so quietly. */
export function LiveUpdates() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const store = useStore<ApiRoot>();
  const [moved, setMoved] = useState<CaseChangedEvent>();
  const lastStatus = useRef(new Map<string, CaseStatus>());

  useBusEvent('case:updated', (change) => {
    const known = lastStatus.current.get(change.uuid) ?? shownStatus(store.getState(), change.uuid);
    dispatch(casesApi.util.invalidateTags(tagsOfChange(change.uuid)));
    // Most changes are of the same status, one's own typing among them; only a move is worth a word.
    if (known !== change.status) setMoved(change);
    lastStatus.current.set(change.uuid, change.status);
  });
  useBusEvent('request:updated', ({ caseUuid }) => {
    dispatch(casesApi.util.invalidateTags([{ type: 'Parts', id: caseUuid }]));
  });
  // A shipment is of many cases, and does not say of which.
  useBusEvent('shipment:updated', () => {
    dispatch(casesApi.util.invalidateTags(['Parts']));
  });
  useBusEvent('assets:updated', ({ caseUuid }) => {
    dispatch(
      casesApi.util.invalidateTags([
        { type: 'Assets', id: caseUuid },
        { type: 'Case', id: caseUuid },
      ]),
    );
  });

  return (
    <div role="status" aria-live="polite" className={styles.spoken}>
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
  return shown.find((subject) => subject !== undefined)?.status;
}
