import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, Typography, type InputRef } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useBorrowedFocus } from '../../components/use-borrowed-focus';
import type { Command } from './find-items';
import { ResultList } from './result-list';
import { ResultStatus } from './result-status';
import { searchMessages } from './search.messages';
import { useCombobox } from './use-combobox';
import type { Searchable } from './use-results';

interface CommandPaletteProps {
  readonly searchable: Searchable;
  readonly onClose: () => void;
}

/**
 * The portal's search from the keyboard (SH-11). Mounted only while it is open: a dialog that opens after its mount needs several
 * renders, and loses the keys that are typed meanwhile.
 */
export function CommandPalette({ searchable, onClose }: CommandPaletteProps) {
  const { formatMessage } = useIntl();
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
      <Combobox
        searchable={searchable}
        onChoose={(command) => {
          onClose();
          command.run();
        }}
      />
    </Modal>
  );
}

interface ComboboxProps {
  readonly searchable: Searchable;
  readonly onChoose: (command: Command) => void;
}

function Combobox({ searchable, onChoose }: ComboboxProps) {
  const { formatMessage } = useIntl();
  const input = useRef<InputRef>(null);
  useBorrowedFocus(input);
  const { groups, list, current, isBlank, setText, choose, props, ...status } = useCombobox(
    searchable,
    onChoose,
  );
  return (
    <>
      <Input
        {...props}
        role="combobox"
        aria-controls={list}
        ref={input}
        aria-label={formatMessage(searchMessages.paletteLabel)}
        aria-expanded={groups.length > 0}
        size="large"
        prefix={<SearchOutlined />}
        onChange={({ target }) => setText(target.value)}
      />
      <ResultList id={list} groups={groups} current={current} onChoose={choose} />
      {isBlank ? (
        <Typography.Text type="secondary" role="status">
          {formatMessage(searchMessages.paletteHint)}
        </Typography.Text>
      ) : (
        <ResultStatus isFound={groups.length > 0} {...status} />
      )}
    </>
  );
}
