import type { CaseAsset } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { FileFacts } from './file-facts';
import { recordMessages } from './records.messages';
import styles from './records.module.css';

/** Records that were replaced, folded away so that nobody takes one for the current record. */
export function EarlierRecords({ records, list }: { records: readonly CaseAsset[]; list: CaseListName }) {
  const { formatMessage } = useIntl();
  if (records.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{formatMessage(recordMessages.earlier, { count: records.length })}</summary>
      <ul className={styles.files}>
        {records.map((file) => (
          <li key={file.uuid}>
            <FileFacts file={file} list={list} />
          </li>
        ))}
      </ul>
    </details>
  );
}
