import type { CaseAsset } from '@portal/shared/contract';
import { foldEarlier } from '../../domain/records/fold-earlier';
import { EarlierRecords } from './earlier-records';
import { FileFacts } from './file-facts';
import styles from './records.module.css';

/** Scans and documents, newest first; replaced ones are folded away. */
export function FileList({ files }: { files: readonly CaseAsset[] }) {
  return (
    <ul className={styles.files}>
      {foldEarlier(files).map(({ asset, earlier }) => (
        <li key={asset.uuid}>
          <FileFacts file={asset} />
          <EarlierRecords records={earlier} />
        </li>
      ))}
    </ul>
  );
}
