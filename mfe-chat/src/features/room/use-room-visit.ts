import { useEffect } from 'react';
import { useDispatch } from '@portal/shared/redux';
import { readDraft } from './composer/stored-draft';
import { roomActions, type RoomState } from './room.slice';

/** Opens a room while its page is on screen; the process around it is the saga's. What the address asks for is read once. */
export function useRoomVisit(room: string, asked?: Partial<Pick<RoomState, 'target' | 'refers'>>): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(roomActions.opened({ room, draft: readDraft(room), ...asked }));
    return () => {
      dispatch(roomActions.closed({ room }));
    };
    // A later address of the same room is followed without joining it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dispatch, room]);
}
