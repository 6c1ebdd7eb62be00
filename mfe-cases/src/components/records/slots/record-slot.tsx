import { ASSET_TYPES, type AssetTypeKey } from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { recordMessages, refusalMessages, type Refusal } from '../records.messages';
import styles from '../records.module.css';
import { FilePicker } from './file-picker';
import { SlotContent } from './slot-content';
import type { SlotState } from './slot-state';
import { useDrop } from './use-incoming-files';

interface RecordSlotProps {
  readonly slot: AssetTypeKey;
  readonly state: SlotState;
  readonly preview: string | undefined;
  /** Triangles of a scan that was chosen on this page. */
  readonly triangles: number | undefined;
  readonly refusal: Refusal | null;
  /** The server's refusal of this slot. */
  readonly error: string | undefined;
  /** Prefix of the id of the slot's control. */
  readonly idPrefix: string;
  readonly isRequired: boolean;
  readonly isEnabled: boolean;
  onFiles(files: readonly File[]): void;
  /** Files dropped on the slot. Unlike those of `onFiles` they may not replace its record without asking. */
  onDropped(files: readonly File[]): void;
}

/** One slot for a record: its content or upload, and the controls to fill it. */
export function RecordSlot(props: RecordSlotProps) {
  const { slot, state, refusal, error, idPrefix, isRequired, isEnabled, onFiles } = props;
  const { formatMessage } = useIntl();
  const { isOver, handlers } = useDrop(isEnabled, props.onDropped);
  const name = formatMessage(assetTypeMessages[slot]);
  const action = formatMessage(state.kind === 'stored' ? recordMessages.replace : recordMessages.choose);
  const problem = refusal ? formatMessage(refusalMessages[refusal]) : state.kind !== 'stored' && error;
  const isOnItsWay = state.kind === 'upload';
  const look = [styles.slot, isOver && styles.over, problem && styles.wrong].filter(Boolean).join(' ');
  return (
    <li className={look} {...handlers}>
      <Flex justify="space-between" gap={8}>
        <Typography.Text strong>{name}</Typography.Text>
        {isRequired && state.kind === 'empty' && (
          <Tag variant="filled">{formatMessage(recordMessages.required)}</Tag>
        )}
      </Flex>
      <SlotContent
        state={state}
        preview={refusal ? undefined : props.preview}
        triangles={refusal ? undefined : props.triangles}
        name={name}
      />
      {problem && (
        <Typography.Text type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
      {!isOnItsWay && (
        <FilePicker
          id={`${idPrefix}_${slot}`}
          label={formatMessage(recordMessages.chooseFor, { action, slot: name })}
          accept={ASSET_TYPES[slot].accept}
          disabled={!isEnabled}
          onFiles={onFiles}
        >
          {action}
        </FilePicker>
      )}
    </li>
  );
}
