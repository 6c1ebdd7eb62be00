import { ASSET_TYPES, requiredAssetTypes, type AssetTypeKey, type Case } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseAssetsQuery } from '../../api/cases.api';
import { offeredSlots } from '../../domain/asset-slots';
import type { CaseListName } from '../../domain/case-paths';
import { FilePicker } from './file-picker';
import { RecordSlot } from './record-slot';
import { recordMessages } from './records.messages';
import styles from './records.module.css';
import { refusalIn, slotState } from './slot-state';
import { useDrop } from './use-drop';
import { useSlotFiles } from './use-slot-files';

interface RecordSlotsProps {
  readonly subject: Case;
  readonly list: CaseListName;
  /** What the server says is wrong, by slot. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Begins the ids of the slots' controls. */
  readonly idPrefix: string;
}

/** The slots for a case's records (CA-17), to fill one by one or by dropping everything at once. */
export function RecordSlots({ subject, list, errors = {}, idPrefix }: RecordSlotsProps) {
  const { formatMessage } = useIntl();
  const { canChange } = usePermissions();
  const { data: assets = [] } = useCaseAssetsQuery({ list, id: subject.uuid });
  const items = useUploads(subject.uuid);
  const files = useSlotFiles(subject);
  const slots = offeredSlots(subject).map((slot) => ({ slot, state: slotState(slot, assets, items) }));
  const free = slots.flatMap(({ slot, state }) =>
    state.kind === 'empty' || state.kind === 'unfinished' ? [slot] : [],
  );
  const required = requiredAssetTypes(subject);
  return (
    <Flex vertical gap={12}>
      <DropArea
        slots={slots.map(({ slot }) => slot)}
        isEnabled={canChange}
        onFiles={(dropped) => files.spread(dropped, free)}
      />
      {files.left.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(recordMessages.left, { names: files.left.join(', ') })}
        />
      )}
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
            onFiles={(chosen) => {
              const [file, ...more] = chosen;
              if (more.length > 0) files.spread(chosen, free);
              else if (file) files.give(slot, file);
            }}
          />
        ))}
      </ul>
    </Flex>
  );
}

interface DropAreaProps {
  readonly slots: readonly AssetTypeKey[];
  readonly isEnabled: boolean;
  onFiles(files: readonly File[]): void;
}

function DropArea({ slots, isEnabled, onFiles }: DropAreaProps) {
  const { formatMessage } = useIntl();
  const { isOver, handlers } = useDrop(isEnabled, onFiles);
  const accept = [...new Set(slots.flatMap((slot): readonly string[] => ASSET_TYPES[slot].accept))];
  return (
    <div className={isOver ? `${styles.area} ${styles.over}` : styles.area} {...handlers}>
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
