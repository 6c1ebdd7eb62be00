import type { AssetTypeKey } from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import { Alert, Button, Flex, Select, Typography } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FileName } from '../file-parts';
import { recordMessages, refusalMessages } from '../records.messages';
import styles from '../records.module.css';
import type { UndecidedFile } from './kept-files';

type Taken = Readonly<Partial<Record<AssetTypeKey, string>>>;

interface FileChooserProps {
  readonly undecided: readonly UndecidedFile[];
  /** By slot, the name of the file that is in it. */
  readonly taken: Taken;
  onDecide(undecided: UndecidedFile, slot: AssetTypeKey | null): void;
}

/**
 * Asks for the slot of each file that could not be assigned by its name, or whose slot is taken. So no dropped file is lost,
 * and none overwritten without asking. Slots that a series of photos suggests are confirmed all at once.
 */
export function FileChooser({ undecided, taken, onDecide }: FileChooserProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<Readonly<Record<string, AssetTypeKey>>>({});
  if (undecided.length === 0) return null;
  const slotOf = ({ id, likely }: UndecidedFile): AssetTypeKey | null => chosen[id] ?? likely;
  const slots = undecided.map(slotOf);
  const areSuggested = undecided.length > 1 && undecided.every(({ likely }) => likely && !(likely in taken));
  const canPlaceAll = !slots.includes(null) && new Set(slots).size === slots.length;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={formatMessage(recordMessages.belongs)}
      description={
        <>
          {areSuggested && formatMessage(recordMessages.checkOrder)}
          <ul className={styles.files}>
            {undecided.map((one) => (
              <UndecidedRow
                key={one.id}
                undecided={one}
                slot={slotOf(one)}
                taken={taken}
                onSlot={(slot) => setChosen((known) => ({ ...known, [one.id]: slot }))}
                onDecide={onDecide}
              />
            ))}
          </ul>
          {undecided.length > 1 && (
            <Button
              type={areSuggested ? 'primary' : 'default'}
              disabled={!canPlaceAll}
              onClick={() => {
                for (const one of undecided) onDecide(one, slotOf(one));
              }}
            >
              {formatMessage(recordMessages.placeAll)}
            </Button>
          )}
        </>
      }
    />
  );
}

interface UndecidedRowProps extends Pick<FileChooserProps, 'taken' | 'onDecide'> {
  readonly undecided: UndecidedFile;
  readonly slot: AssetTypeKey | null;
  onSlot(slot: AssetTypeKey): void;
}

function UndecidedRow({ undecided, slot, taken, onSlot, onDecide }: UndecidedRowProps) {
  const { formatMessage } = useIntl();
  const { file, slots } = undecided;
  const { name } = file;
  const nameOf = (key: AssetTypeKey): string => {
    const label = formatMessage(assetTypeMessages[key]);
    const old = taken[key];
    return old === undefined ? label : formatMessage(recordMessages.replaces, { slot: label, name: old });
  };
  const noSlot = slots.length === 0 && formatMessage(recordMessages.noSlot);
  const refusal = file.size === 0 ? formatMessage(refusalMessages.emptyFile) : noSlot;
  return (
    <li>
      <Flex align="center" gap={12}>
        {file.type.startsWith('image/') && <Thumbnail file={file} />}
        <FileName name={name} />
      </Flex>
      <Flex wrap gap={8}>
        {refusal ? (
          <Typography.Text>{refusal}</Typography.Text>
        ) : (
          <>
            <Select
              aria-label={formatMessage(recordMessages.slotFor, { name })}
              placeholder={formatMessage(recordMessages.chooseSlot)}
              style={{ minWidth: 220 }}
              popupMatchSelectWidth={false}
              value={slot}
              onChange={onSlot}
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

/** What left and right are told apart by; beside it stands the file's name. */
function Thumbnail({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [isDrawn, setIsDrawn] = useState(true);
  return isDrawn && <img src={url} alt="" className={styles.tiny} onError={() => setIsDrawn(false)} />;
}
