import { outbox, useOutbox, type OutboxFile } from '@portal/shared/realtime';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { MOST_FILES } from '../../../domain/outgoing-messages';
import { tooManyFiles } from '../room.messages';

/** Files that were chosen for the next message of a room. */
export function useChosenFiles(room: string): readonly OutboxFile[] {
  return useOutbox().chosen.filter((file) => file.room === room);
}

/** Takes files however they come: chosen, dropped, pasted, from the camera. */
export function useAttach(room: string): (files: readonly File[]) => void {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const chosen = useChosenFiles(room);
  return (files) => {
    if (chosen.length + files.length > MOST_FILES)
      void message.warning(formatMessage(tooManyFiles, { most: MOST_FILES, count: files.length }));
    else if (files.length > 0) outbox.attach(room, files);
  };
}
