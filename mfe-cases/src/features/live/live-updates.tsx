import type { CaseChangedEvent } from '@portal/shared/contract';
import { useBusEvent } from '@portal/shared/mfe';
import { caseStatusMessages } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { casesApi, tagsOfChange } from '../../api/cases.api';
import { liveMessages } from './live.messages';
import styles from './live-updates.module.css';

/** Shows what the provider or a colleague did without a reload: refreshes what is on the page, and says so quietly. */
export function LiveUpdates() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [moved, setMoved] = useState<CaseChangedEvent>();
  const lastStatus = useRef(new Map<string, string>());

  useBusEvent('case:updated', (change) => {
    dispatch(casesApi.util.invalidateTags(tagsOfChange(change.uuid)));
    // Most changes are of the same status, one's own typing among them; only a move is worth a word.
    if (lastStatus.current.get(change.uuid) !== change.status) setMoved(change);
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
