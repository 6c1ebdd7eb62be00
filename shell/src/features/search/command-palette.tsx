import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBorrowedFocus } from '../../components/use-borrowed-focus';
import { CommandList } from './command-list';
import { findItems, type Command } from './find-items';
import { searchMessages } from './search.messages';

interface CommandPaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/**
 * Finds pages and actions by a part of their name, by keyboard alone (SH-11). Mounted only while it is open: a dialog that opens after
 * its mount needs several renders, and loses the keys that are typed meanwhile.
 */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { formatMessage } = useIntl();
  function choose(command: Command): void {
    onClose();
    command.run();
  }
  return (
    <Modal
      open
      onCancel={onClose}
      title={formatMessage(searchMessages.palette)}
      closable={false}
      footer={null}
      width={560}
      transitionName=""
      maskTransitionName=""
    >
      <Combobox commands={commands} onChoose={choose} />
    </Modal>
  );
}

function Combobox({
  commands,
  onChoose,
}: {
  commands: readonly Command[];
  onChoose: (command: Command) => void;
}) {
  const { formatMessage } = useIntl();
  const list = useId();
  const input = useRef<InputRef>(null);
  useBorrowedFocus(input);
  const [{ text, active }, setState] = useState({ text: '', active: 0 });
  const found = findItems(commands, text);
  const current = found[active];

  function move(event: React.KeyboardEvent, step: number): void {
    event.preventDefault();
    setState({ text, active: (active + step + found.length) % Math.max(found.length, 1) });
  }
  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !current) return;
    // The focus returns to the former element during this key press, which must not press that element as well.
    event.preventDefault();
    onChoose(current);
  }
  return (
    <>
      <Input
        ref={input}
        role="combobox"
        aria-label={formatMessage(searchMessages.paletteLabel)}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={current && `${list}${current.key}`}
        autoComplete="off"
        size="large"
        prefix={<SearchOutlined />}
        value={text}
        onChange={({ target }) => setState({ text: target.value, active: 0 })}
        onKeyDown={onKeyDown}
      />
      <CommandList id={list} text={text} found={found} current={current} onChoose={onChoose} />
    </>
  );
}
