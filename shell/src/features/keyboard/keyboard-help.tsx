import { Flex, Modal, Switch, Typography } from 'antd';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Keys, PALETTE_KEYS } from '../../components/keys';
import { keyboardMessages } from './keyboard.messages';
import styles from './keyboard.module.css';

interface HelpProps {
  /** The navigation's entries in their order. */
  readonly items: readonly { readonly title: string }[];
  readonly hasSingleKeys: boolean;
  readonly onSingleKeysChange: (isOn: boolean) => void;
}

interface KeyboardHelpProps extends HelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Lists the keys, and switches those off that are a single one (WCAG 2.1.4). */
export function KeyboardHelp({ isOpen, onClose, ...help }: KeyboardHelpProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(keyboardMessages.title);
  return (
    <Modal open={isOpen} onCancel={onClose} title={title} footer={null} width={480} destroyOnHidden>
      <KeyList {...help} />
      <SingleKeysSwitch {...help} />
    </Modal>
  );
}

function KeyList({ items, hasSingleKeys }: HelpProps) {
  const { formatMessage } = useIntl();
  return (
    <dl className={styles.list}>
      <KeyRow
        text={formatMessage(keyboardMessages.palette)}
        keys={hasSingleKeys ? [PALETTE_KEYS, ['/']] : [PALETTE_KEYS]}
      />
      {hasSingleKeys && (
        <>
          <KeyRow text={formatMessage(keyboardMessages.help)} keys={[['?']]} />
          {items.slice(0, 9).map(({ title }, index) => (
            <KeyRow
              key={title}
              text={formatMessage(keyboardMessages.goTo, { title })}
              keys={[['G', String(index + 1)]]}
            />
          ))}
        </>
      )}
    </dl>
  );
}

function KeyRow({ text, keys }: { text: string; keys: readonly (readonly string[])[] }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>
        {keys.map((way) => (
          <Keys key={way.join()} keys={way} />
        ))}
      </dd>
    </>
  );
}

function SingleKeysSwitch({ hasSingleKeys, onSingleKeysChange }: HelpProps) {
  const { formatMessage } = useIntl();
  const hint = useId();
  return (
    <>
      <Flex gap={8} align="center" component="label">
        <Switch checked={hasSingleKeys} onChange={onSingleKeysChange} aria-describedby={hint} />
        {formatMessage(keyboardMessages.singleKeys)}
      </Flex>
      <Typography.Paragraph id={hint} type="secondary" style={{ marginBlock: '8px 0' }}>
        {formatMessage(keyboardMessages.singleKeysHint, { keys: PALETTE_KEYS.join(' ') })}
      </Typography.Paragraph>
    </>
  );
}
