import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { ConfirmButton } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SavedView } from '../../contract';
import { viewMessages } from './preferences.messages';
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
  const [isRenaming, setRenaming] = useState(false);
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
        <ConfirmButton
          type="text"
          icon={<DeleteOutlined />}
          aria-label={formatMessage(viewMessages.remove, { name })}
          danger
          isAlwaysAllowed
          question={formatMessage(viewMessages.removeQuestion, { name })}
          okText={formatMessage(viewMessages.deleteIt)}
          run={onDelete}
        />
      </Flex>
    </li>
  );
}
