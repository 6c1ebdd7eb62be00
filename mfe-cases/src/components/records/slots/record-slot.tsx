import { ASSET_TYPES, isScanTooSmall, type AssetTypeKey } from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import { Button, Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import {
  recordMessages,
  refusalMessages,
  warningMessages,
  type RecordWarning,
  type RefusedFile,
} from '../records.messages';
import { PhoneButton, type PhoneTarget } from '../phone/phone-button';
import { PreviewButton } from '../preview/preview-button';
import { previewKind } from '../file-parts';
import styles from '../records.module.css';
import { ArrangeActions } from './arrange-actions';
import { FilePicker } from './file-picker';
import { SlotContent } from './slot-content';
import { SlotOutline } from './slot-outline';
import type { SlotState } from './slot-state';
import type { Arranging } from './use-arranging';
import { useDrop } from './use-incoming-files';
import { useRecordDrag } from './use-record-drag';

interface RecordSlotProps {
  readonly slot: AssetTypeKey;
  readonly state: SlotState;
  readonly preview: string | undefined;
  /** Triangles of a scan that was chosen on this page. */
  readonly triangles: number | undefined;
  readonly refusal: RefusedFile | null;
  readonly warnings: readonly RecordWarning[];
  /** Its file is being looked into. */
  readonly isChecking: boolean;
  /** For the record in it, while the case is a draft. */
  readonly arranging: Arranging | null;
  /** Where a phone can send a picture for the slot; null where none can. */
  readonly phone: PhoneTarget | null;
  /** The server's refusal of this slot. */
  readonly error: string | undefined;
  /** Prefix of the id of the slot's control. */
  readonly idPrefix: string;
  readonly isRequired: boolean;
  readonly isEnabled: boolean;
  onFiles(files: readonly File[]): void;
  /** Goes on without the file that was refused. */
  onLeaveOut(): void;
  /** Files dropped on the slot. Unlike those of `onFiles` they may not replace its record without asking. */
  onDropped(files: readonly File[]): void;
  /** The record of another slot was dropped on this one. */
  onRecord(from: AssetTypeKey): void;
}

/** One slot for a record: its content or upload, and the controls to fill it. */
export function RecordSlot(props: RecordSlotProps) {
  const { slot, state, refusal, error, idPrefix, isRequired, isEnabled, arranging, onFiles } = props;
  const { formatMessage } = useIntl();
  const { isOver, handlers } = useDrop(isEnabled, props.onDropped);
  const name = formatMessage(assetTypeMessages[slot]);
  const action = formatMessage(state.kind === 'stored' ? recordMessages.replace : recordMessages.choose);
  const asset = state.kind === 'stored' ? state.asset : null;
  // As it was moved here from a slot for other files, or comes from a page that does not look into scans.
  const isTooSmall = isRequired && asset !== null && isScanTooSmall(asset);
  const stored = isTooSmall ? formatMessage(refusalMessages.scanTooFewTriangles) : error;
  const problem = refusal ? <RefusalText slot={slot} {...refusal} /> : stored;
  const drag = useRecordDrag(slot, arranging !== null, props.onRecord);
  const isOnItsWay = state.kind === 'upload';
  const pickerId = `${idPrefix}_${slot}`;
  const look = [styles.slot, isOver && styles.over, problem && styles.wrong].filter(Boolean).join(' ');
  return (
    <li
      className={look}
      {...handlers}
      {...drag.source}
      onDragOver={(event) => drag.over(event) || handlers.onDragOver(event)}
      onDrop={(event) => drag.drop(event) || handlers.onDrop(event)}
    >
      <Flex justify="space-between" gap={8}>
        <Typography.Text strong>{name}</Typography.Text>
        {asset && previewKind(asset) && <PreviewButton asset={asset} name={asset.name} />}
        {isRequired && state.kind === 'empty' && (
          <Tag variant="filled">{formatMessage(recordMessages.required)}</Tag>
        )}
      </Flex>
      {state.kind === 'empty' && <SlotOutline slot={slot} />}
      <SlotContent
        state={state}
        preview={refusal ? undefined : props.preview}
        triangles={refusal ? undefined : props.triangles}
        name={name}
      />
      {props.isChecking && (
        <Typography.Text type="secondary" role="status">
          {formatMessage(recordMessages.checking)}
        </Typography.Text>
      )}
      {!refusal && state.kind !== 'empty' && props.warnings.length > 0 && (
        <ul className={styles.warnings} role="status">
          {props.warnings.map((warning) => (
            <li key={warning}>
              <Typography.Text type="warning">{formatMessage(warningMessages[warning])}</Typography.Text>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
      {refusal && (
        <div>
          <Button
            size="small"
            aria-label={formatMessage(recordMessages.leaveFileOut, { name: refusal.name })}
            onClick={() => {
              props.onLeaveOut();
              document.getElementById(pickerId)?.focus();
            }}
          >
            {formatMessage(recordMessages.leaveOut)}
          </Button>
        </div>
      )}
      {!isOnItsWay && (
        <FilePicker
          id={pickerId}
          label={formatMessage(recordMessages.chooseFor, { action, slot: name })}
          accept={ASSET_TYPES[slot].accept}
          disabled={!isEnabled}
          onFiles={onFiles}
        >
          {action}
        </FilePicker>
      )}
      {props.phone && !isOnItsWay && <PhoneButton {...props.phone} />}
      {asset && arranging && <ArrangeActions asset={asset} arranging={arranging} />}
    </li>
  );
}

/** Which file was refused and why; where it is of another type, which ones are taken. */
function RefusalText({ slot, why, name }: RefusedFile & { readonly slot: AssetTypeKey }) {
  const { formatMessage } = useIntl();
  const accept = ASSET_TYPES[slot].accept.join(', ');
  return (
    <>
      {formatMessage(recordMessages.refusedFile, { name, reason: formatMessage(refusalMessages[why]) })}
      {why === 'wrongFileType' && (
        <>
          <br />
          {formatMessage(recordMessages.accepted, { accept })}
        </>
      )}
    </>
  );
}
