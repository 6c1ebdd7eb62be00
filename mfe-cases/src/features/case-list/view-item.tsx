import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedView } from '../../domain/list-preferences';
import { viewMessages } from './look.messages';
import { ViewNameForm } from './view-name-form';

interface ViewItemProps {
  readonly view: SavedView;
  /** The names of the other views. */
  readonly taken: readonly string[];
  onOpen(): void;
  onRename(name: string): void;
  onDelete(): void;
}

/** A saved view: its name opens it. */
export function ViewItem({ view: { name }, taken, onOpen, onRename, onDelete }: ViewItemProps) {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const [isRenaming, setRenaming] = useState(false);
  const confirmDelete = () =>
    modal.confirm({
      title: formatMessage(viewMessages.removeQuestion, { name }),
      okText: formatMessage(viewMessages.deleteIt),
      okButtonProps: { danger: true },
      onOk: onDelete,
    });
  if (isRenaming)
    return (
      <li>
        <ViewNameForm
          initial={name}
          label={formatMessage(viewMessages.rename, { name })}
          submit={formatMessage(viewMessages.keep)}
          taken={taken}
          autoFocus
          onName={(next) => {
            setRenaming(false);
            onRename(next);
          }}
        />
      </li>
    );
  return (
    <li>
      <Flex gap={4}>
        <Button block onClick={onOpen} style={{ justifyContent: 'start', minWidth: 0 }}>
          <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</bdi>
        </Button>
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={formatMessage(viewMessages.rename, { name })}
          onClick={() => setRenaming(true)}
        />
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={formatMessage(viewMessages.remove, { name })}
          onClick={() => void confirmDelete()}
        />
      </Flex>
    </li>
  );
}
