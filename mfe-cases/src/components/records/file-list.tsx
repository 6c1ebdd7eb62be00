import type { CaseAsset } from '@portal/shared/contract';
import type { CaseListName } from '../../domain/case-paths';
import { foldEarlier } from '../../domain/records/fold-earlier';
import { EarlierRecords } from './earlier-records';
import { FileFacts } from './file-facts';
import styles from './records.module.css';

/** Scans and documents, newest first; replaced ones are folded away. */
export function FileList({ files, list }: { files: readonly CaseAsset[]; list: CaseListName }) {
  return (
    <ul className={styles.files}>
      {foldEarlier(files).map(({ asset, earlier }) => (
        <li key={asset.uuid}>
          <FileFacts file={asset} list={list} />
          <EarlierRecords records={earlier} list={list} />
        </li>
      ))}
    </ul>
  );
}
