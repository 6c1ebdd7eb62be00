import { LIMITS } from '@portal/shared/contract';
import { outbox } from '@portal/shared/realtime';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { lengthOf, toMessages } from '../../../domain/outgoing-messages';
import { roomActions, selectRoom } from '../room.slice';
import { storeDraft } from './stored-draft';
import { useChosenFiles } from './use-attach';

interface DraftForm {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly send: () => void;
  readonly canSend: boolean;
}

/** What is being written, kept per room in this tab. Files that were refused stay behind with their reason. */
export function useDraft(room: string): DraftForm {
  const dispatch = useDispatch();
  const { draft: text, refers, hasNewer } = useSelector(selectRoom);
  const files = useChosenFiles(room).filter(({ refused }) => !refused);
  const message = text.trim();
  const canSend = (message !== '' || files.length > 0) && lengthOf(message) <= LIMITS.chatMessageLength;
  useEffect(() => storeDraft(room, text), [room, text]);

  function write(next: string): void {
    dispatch(roomActions.draftChanged(next));
    if (next.trim() !== '') dispatch(roomActions.typed());
  }
  function send(): void {
    if (!canSend) return;
    for (const one of toMessages({ room, message, refers, files: files.map(({ id }) => id) }))
      outbox.add(one);
    dispatch(roomActions.answered());
    // What one writes belongs to the end of the room, and one sees it there.
    if (hasNewer) dispatch(roomActions.placeRequested({ msgId: null }));
  }
  return { text, write, send, canSend };
}
