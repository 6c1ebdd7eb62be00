import { SearchOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { LIMITS } from '@portal/shared/contract';
import { useSettled } from '@portal/shared/ui';
import { Button, Drawer, Flex, Input } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { roomMessages } from '../room.messages';
import { SearchResults } from './search-results';

/** Milliseconds without a key after which somebody is taken to have finished a word. */
const PAUSE_MS = 250;

/** Finds messages of the room by their words; one that is chosen is shown among those around it. */
export function RoomSearch({ room }: { room: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const isMirrored = useDirection() === 'rtl';
  const settled = useSettled(text.trim(), PAUSE_MS);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<SearchOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage(roomMessages.search)}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title={formatMessage(roomMessages.searchTitle)}
        closable={{ 'aria-label': formatMessage(roomMessages.close) }}
        placement={isMirrored ? 'left' : 'right'}
        destroyOnHidden
      >
        <Flex vertical gap={16}>
          <Input
            type="search"
            autoFocus
            allowClear
            value={text}
            dir="auto"
            maxLength={LIMITS.chatSearchLength}
            prefix={<SearchOutlined aria-hidden />}
            aria-label={formatMessage(roomMessages.searchTitle)}
            placeholder={formatMessage(roomMessages.searchTitle)}
            onChange={(event) => setText(event.target.value)}
          />
          {settled !== '' && <SearchResults room={room} text={settled} onChosen={close} />}
        </Flex>
      </Drawer>
    </>
  );
}
