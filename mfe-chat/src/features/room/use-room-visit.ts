import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { readOutbox } from './stored-drafts';
import { roomActions } from './room.slice';

/** Opens a room while its page is on screen; the process around it is the saga's. */
export function useRoomVisit(room: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(roomActions.opened({ room, outgoing: readOutbox(room) }));
    return () => {
      dispatch(roomActions.closed({ room }));
    };
  }, [dispatch, room]);
}
