import {
  ASSET_TYPE_KEYS,
  ASSET_TYPES,
  requiredAssetTypes,
  takesPhotos,
  type AssetTypeKey,
  type Case,
  type CaseAsset,
} from '@portal/shared/contract';
import { useReadOnlyReason } from '@portal/shared/ui';
import { useUploads } from '@portal/shared/uploads';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { offeredSlots } from '../../../domain/records/asset-slots';
import { recordMessages } from '../records.messages';
import { BothArchesButton } from '../preview/both-arches-button';
import styles from '../records.module.css';
import { FileChooser } from './file-chooser';
import { FilePicker } from './file-picker';
import { RecordSlot } from './record-slot';
import { refusalIn, slotState, type SlotState } from './slot-state';
import { useArranging } from './use-arranging';
import { useDrop, usePaste } from './use-incoming-files';
import { useSlotFiles } from './use-slot-files';

type Owners = Pick<CaseAsset, 'refinementUuid' | 'requestUuid'>;

interface RecordSlotsProps {
  readonly caseRecord: Case;
  /** The stored records, newest first. */
  readonly assets: readonly CaseAsset[];
  /** Of records that belong to a refinement; those of the case itself say nothing of it. */
  readonly refinementUuid?: string;
  /** The server's refusals by slot. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Prefix of the ids of the slots' controls. */
  readonly idPrefix: string;
}

/** The slots for the records of a case (CA-17) or of its refinement, to fill one by one or by dropping everything at once. */
export function RecordSlots({
  caseRecord,
  assets: all,
  refinementUuid,
  errors = {},
  idPrefix,
}: RecordSlotsProps) {
  const canChange = useReadOnlyReason() === null;
  // Records of requests and refinements stand beside those of the case, each with its own slots.
  const isOwn = (record: Partial<Owners>) =>
    (record.refinementUuid ?? undefined) === refinementUuid && !record.requestUuid;
  const items = useUploads(caseRecord.uuid).filter(isOwn);
  const assets = all.filter(isOwn);
  const stored = assets.filter(({ state }) => state === 'stored');
  const files = useSlotFiles(caseRecord, { stored, refinementUuid });
  const offered = offeredSlots(refinementUuid ? { ...caseRecord, impressionType: null } : caseRecord);
  const failed = items.filter(({ state }) => state === 'failed').map(({ assetType }) => assetType);
  // A slot that is not offered any more stays until the person has left out what failed in it, for which a submission waits.
  const slots = ASSET_TYPE_KEYS.filter(
    (slot) => [...offered, ...failed].includes(slot) || files.refusals[slot],
  ).map((slot) => ({ slot, isOffered: offered.includes(slot), state: slotState(slot, assets, items) }));
  const offeredNow = slots.filter(({ isOffered }) => isOffered);
  const arrange = useArranging({ caseUuid: caseRecord.uuid, slots: offeredNow, onChanged: files.forget });
  // What a lab has had in its hands stays where it was.
  const isDraft = canChange && caseRecord.submittedAt === null && !refinementUuid;
  const arrangingOf = (state: SlotState) =>
    isDraft && state.kind === 'stored' ? arrange(state.asset) : null;
  const free = offeredNow.flatMap(({ slot, state }) =>
    state.kind === 'empty' || state.kind === 'unfinished' ? [slot] : [],
  );
  // What is still right of the first records is not asked for again.
  const required = refinementUuid ? [] : requiredAssetTypes(caseRecord);
  const spread = (several: readonly File[]) => files.spread(several, offered, free);
  const { isOver, handlers } = useDrop(canChange, spread);
  usePaste(canChange, spread);
  const take = (slot: AssetTypeKey, chosen: readonly File[]): void => {
    const [file, ...more] = chosen;
    if (more.length > 0) spread(chosen);
    else if (file) files.give(slot, file);
  };
  const moveHere = (from: AssetTypeKey, to: AssetTypeKey): void => {
    const source = slots.find(({ slot }) => slot === from);
    const arranging = source && arrangingOf(source.state);
    const move = arranging?.moves.find(({ slot }) => slot === to);
    if (move) arranging?.move(move);
  };
  const warningsOf = (slot: AssetTypeKey, state: SlotState) =>
    (state.kind === 'stored' && files.storedWarnings[state.asset.uuid]) || (files.warnings[slot] ?? []);
  const scanOf = (key: AssetTypeKey) => stored.find(({ assetType }) => assetType === key);
  return (
    <Flex vertical gap={12} {...handlers}>
      <DropArea slots={offered} isEnabled={canChange} isOver={isOver} onFiles={spread} />
      <FileChooser undecided={files.undecided} taken={takenIn(slots)} onDecide={files.decide} />
      <ul className={styles.slots}>
        {slots.map(({ slot, isOffered, state }) => (
          <RecordSlot
            key={slot}
            slot={slot}
            state={state}
            preview={files.previews[slot]}
            triangles={files.triangles[slot]}
            warnings={warningsOf(slot, state)}
            isChecking={files.checking.includes(slot)}
            arranging={arrangingOf(state)}
            phone={
              isDraft && takesPhotos(slot)
                ? {
                    caseUuid: caseRecord.uuid,
                    slot,
                    assets,
                    onOpen: () => files.expectPhoto(slot),
                    onArrived: () => files.forget(slot),
                  }
                : null
            }
            onRecord={(from) => moveHere(from, slot)}
            refusal={files.refusals[slot] ?? refusalIn(slot, items)}
            onLeaveOut={() => files.leaveOut(slot)}
            error={errors[slot]}
            idPrefix={idPrefix}
            isRequired={required.includes(slot)}
            isEnabled={canChange && isOffered}
            onFiles={(chosen) => take(slot, chosen)}
            onDropped={(dropped) => {
              const [file, ...more] = dropped;
              if (file && more.length === 0 && !free.includes(slot)) files.ask(file, slot, offered);
              else take(slot, dropped);
            }}
          />
        ))}
      </ul>
      <div>
        <BothArchesButton upper={scanOf('uprImp')} lower={scanOf('lwrImp')} />
      </div>
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
