import { FileSize } from '@portal/shared/ui';
import { Flex } from 'antd';
import { FileName, isImage, Unfinished } from '../file-parts';
import styles from '../records.module.css';
import type { SlotState } from './slot-state';
import { UploadProgress } from './upload-progress';

interface SlotContentProps {
  readonly state: SlotState;
  readonly preview: string | undefined;
  readonly triangles: number | undefined;
  /** The slot's name. */
  readonly name: string;
}

/** The stored record of a slot, or the upload to it. */
export function SlotContent({ state, preview, triangles, name }: SlotContentProps) {
  switch (state.kind) {
    case 'upload':
      return (
        <>
          {preview && <img src={preview} alt={name} className={styles.thumb} />}
          <UploadProgress item={state.item} name={name} triangles={triangles} />
        </>
      );
    case 'stored': {
      const { asset } = state;
      return (
        <>
          {/* What is stored, not what was chosen here: another picture may have come from elsewhere. */}
          {isImage(asset) && asset.url && <img src={asset.url} alt={name} className={styles.thumb} />}
          <Flex vertical>
            <FileName name={asset.name} />
            <FileSize bytes={asset.size} />
          </Flex>
        </>
      );
    }
    case 'unfinished':
      return <Unfinished isArriving={state.isArriving} canChoose />;
    case 'empty':
      return null;
  }
}
