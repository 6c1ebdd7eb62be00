import { ASSET_TYPES, requiredAssetTypes, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { useReadOnlyReason } from '@portal/shared/ui';
import { useUploads } from '@portal/shared/uploads';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../../api/use-case-assets';
import { offeredSlots } from '../../../domain/records/asset-slots';
import type { CaseListName } from '../../../domain/case-paths';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';
import { FileChooser } from './file-chooser';
import { FilePicker } from './file-picker';
import { RecordSlot } from './record-slot';
import { refusalIn, slotState, type SlotState } from './slot-state';
import { useDrop, usePaste } from './use-incoming-files';
import { useSlotFiles } from './use-slot-files';

interface RecordSlotsProps {
  readonly caseRecord: Case;
  readonly list: CaseListName;
  /** The server's refusals by slot. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Prefix of the ids of the slots' controls. */
  readonly idPrefix: string;
}

/** The slots for a case's records (CA-17), to fill one by one or by dropping everything at once. */
export function RecordSlots({ caseRecord, list, errors = {}, idPrefix }: RecordSlotsProps) {
  const canChange = useReadOnlyReason() === null;
  const { data: assets = [] } = useCaseAssets({ list, id: caseRecord.uuid });
  const items = useUploads(caseRecord.uuid);
  const files = useSlotFiles(caseRecord);
  const slots = offeredSlots(caseRecord).map((slot) => ({ slot, state: slotState(slot, assets, items) }));
  const free = slots.flatMap(({ slot, state }) =>
    state.kind === 'empty' || state.kind === 'unfinished' ? [slot] : [],
  );
  const required = requiredAssetTypes(caseRecord);
  const offered = slots.map(({ slot }) => slot);
  const spread = (several: readonly File[]) => files.spread(several, offered, free);
  const { isOver, handlers } = useDrop(canChange, spread);
  usePaste(canChange, spread);
  const take = (slot: AssetTypeKey, chosen: readonly File[]): void => {
    const [file, ...more] = chosen;
    if (more.length > 0) spread(chosen);
    else if (file) files.give(slot, file);
  };
  return (
    <Flex vertical gap={12} {...handlers}>
      <DropArea slots={offered} isEnabled={canChange} isOver={isOver} onFiles={spread} />
      <FileChooser undecided={files.undecided} taken={takenIn(slots)} onDecide={files.decide} />
      <ul className={styles.slots}>
        {slots.map(({ slot, state }) => (
          <RecordSlot
            key={slot}
            slot={slot}
            state={state}
            preview={files.previews[slot]}
            triangles={files.triangles[slot]}
            refusal={files.refusals[slot] ?? refusalIn(slot, items)}
            error={errors[slot]}
            idPrefix={idPrefix}
            isRequired={required.includes(slot)}
            isEnabled={canChange}
            onFiles={(chosen) => take(slot, chosen)}
            onDropped={(dropped) => {
              const [file, ...more] = dropped;
              if (file && more.length === 0 && !free.includes(slot)) files.ask(file, slot, offered);
              else take(slot, dropped);
            }}
          />
        ))}
      </ul>
    </Flex>
  );
}

/** By slot, the name of the file that is in it. */
function takenIn(slots: readonly { slot: AssetTypeKey; state: SlotState }[]) {
  const taken = slots.flatMap(({ slot, state }) => {
    if (state.kind === 'stored') return [[slot, state.asset.name] as const];
    return state.kind === 'upload' ? [[slot, state.item.fileName] as const] : [];
  });
  return Object.fromEntries(taken) as Partial<Record<AssetTypeKey, string>>;
}

interface DropAreaProps {
  readonly slots: readonly AssetTypeKey[];
  readonly isEnabled: boolean;
  /** Files are being dragged over the records. */
  readonly isOver: boolean;
  onFiles(files: readonly File[]): void;
}

function DropArea({ slots, isEnabled, isOver, onFiles }: DropAreaProps) {
  const { formatMessage } = useIntl();
  const accept = [...new Set(slots.flatMap((slot): readonly string[] => ASSET_TYPES[slot].accept))];
  return (
    <div className={isOver ? `${styles.area} ${styles.over}` : styles.area}>
      {formatMessage(recordMessages.dropHint)}
      <FilePicker
        label={formatMessage(recordMessages.chooseSeveral)}
        accept={accept}
        multiple
        disabled={!isEnabled}
        onFiles={onFiles}
      >
        {formatMessage(recordMessages.chooseSeveral)}
      </FilePicker>
    </div>
  );
}
