import { readReferenceParam } from '@portal/shared/contract';
import { useSearchParams } from '@portal/shared/router';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { roomActions, selectRoom, type RoomState } from './room.slice';

/** What an address asks of a room: a message to go to (`?message=12`), something to write about (`?refers=plan:2`). */
export function useAsked(): Partial<Pick<RoomState, 'target' | 'refers'>> {
  const [params] = useSearchParams();
  const msgId = numberOf(params.get('message'));
  const refers = readReferenceParam(params.get('refers') ?? '');
  useFollowedMessage(msgId);
  useForgottenReference();
  return { refers, target: msgId === null ? null : { msgId } };
}

/** The room is opened at the first message; another one is gone to. */
function useFollowedMessage(msgId: number | null): void {
  const dispatch = useDispatch();
  const followed = useRef(msgId);
  useEffect(() => {
    if (followed.current !== msgId && msgId !== null) dispatch(roomActions.placeRequested({ msgId }));
    followed.current = msgId;
  }, [dispatch, msgId]);
}

/** Once it is sent or taken back, a reload must not bring the reference back. */
function useForgottenReference(): void {
  const [, setParams] = useSearchParams();
  const { refers } = useSelector(selectRoom);
  const hadOne = useRef(false);
  useEffect(() => {
    if (hadOne.current && !refers)
      setParams(
        (params) => {
          params.delete('refers');
          return params;
        },
        { replace: true },
      );
    hadOne.current = refers !== null;
  }, [refers, setParams]);
}

function numberOf(param: string | null): number | null {
  return param !== null && /^[1-9]\d{0,8}$/.test(param) ? Number(param) : null;
}
