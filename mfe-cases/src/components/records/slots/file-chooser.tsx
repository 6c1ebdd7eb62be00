import type { AssetTypeKey } from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import { Alert, Button, Flex, Select, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FileName } from '../file-parts';
import { recordMessages } from '../records.messages';
import styles from '../records.module.css';
import type { UndecidedFile } from './use-slot-files';

interface FileChooserProps {
  readonly undecided: readonly UndecidedFile[];
  /** By slot, the name of the file that is in it. */
  readonly taken: Readonly<Partial<Record<AssetTypeKey, string>>>;
  onDecide(undecided: UndecidedFile, slot: AssetTypeKey | null): void;
}

/**
 * Asks for the slot of each file that could not be assigned by its name, or whose slot is taken. So no dropped file is lost,
 * and none overwritten without asking.
 */
export function FileChooser({ undecided, taken, onDecide }: FileChooserProps) {
  const { formatMessage } = useIntl();
  if (undecided.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={formatMessage(recordMessages.belongs)}
      description={
        <ul className={styles.files}>
          {undecided.map((one) => (
            <UndecidedRow key={one.id} undecided={one} taken={taken} onDecide={onDecide} />
          ))}
        </ul>
      }
    />
  );
}

interface UndecidedRowProps extends Pick<FileChooserProps, 'taken' | 'onDecide'> {
  readonly undecided: UndecidedFile;
}

function UndecidedRow({ undecided, taken, onDecide }: UndecidedRowProps) {
  const { formatMessage } = useIntl();
  const { file, likely, slots } = undecided;
  const [slot, setSlot] = useState(likely);
  const { name } = file;
  const nameOf = (key: AssetTypeKey): string => {
    const label = formatMessage(assetTypeMessages[key]);
    const old = taken[key];
    return old === undefined ? label : formatMessage(recordMessages.replaces, { slot: label, name: old });
  };
  return (
    <li>
      <FileName name={name} />
      <Flex wrap gap={8}>
        {slots.length === 0 ? (
          <Typography.Text>{formatMessage(recordMessages.noSlot)}</Typography.Text>
        ) : (
          <>
            <Select
              aria-label={formatMessage(recordMessages.slotFor, { name })}
              placeholder={formatMessage(recordMessages.chooseSlot)}
              style={{ minWidth: 220 }}
              popupMatchSelectWidth={false}
              value={slot}
              onChange={setSlot}
              options={slots.map((value) => ({ value, label: nameOf(value) }))}
            />
            <Button
              type="primary"
              disabled={slot === null}
              aria-label={formatMessage(recordMessages.placeFile, { name })}
              onClick={() => onDecide(undecided, slot)}
            >
              {formatMessage(recordMessages.place)}
            </Button>
          </>
        )}
        <Button
          aria-label={formatMessage(recordMessages.leaveFileOut, { name })}
          onClick={() => onDecide(undecided, null)}
        >
          {formatMessage(recordMessages.leaveOut)}
        </Button>
      </Flex>
    </li>
  );
}
