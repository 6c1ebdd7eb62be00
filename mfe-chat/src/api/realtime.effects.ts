import type { ServerToClientEvents } from '@portal/shared/contract';
import { realtime, type ClientEvent, type ReplyOf, type RequestOf } from '@portal/shared/realtime';
import { buffers, call, type EventChannel, eventChannel, type StrictEffect } from '@portal/shared/saga';

/** A request on the socket as a saga's effect that keeps the type of its answer. */
export function* ask<E extends ClientEvent>(
  event: E,
  ...payload: RequestOf<E>
): Generator<StrictEffect, ReplyOf<E>, ReplyOf<E>> {
  return yield call(() => realtime.request(event, ...payload));
}

type Payload<E extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[E]>[0];

export type SocketEvent =
  | { readonly type: 'message'; readonly message: Payload<'message'> }
  | { readonly type: 'messageChanged'; readonly message: Payload<'messageChanged'> }
  | { readonly type: 'typing'; readonly typing: Payload<'typing'> }
  | { readonly type: 'caseChanged'; readonly uuid: string }
  | { readonly type: 'connection'; readonly connected: boolean };

/** What happens on the socket in the order it happened. Closing the channel ends every subscription. */
export function openSocketEvents(): EventChannel<SocketEvent> {
  return eventChannel<SocketEvent>((emit) => {
    const stops = [
      realtime.on('message', (message) => emit({ type: 'message', message })),
      realtime.on('messageChanged', (message) => emit({ type: 'messageChanged', message })),
      realtime.on('typing', (typing) => emit({ type: 'typing', typing })),
      realtime.on('caseChanged', ({ uuid }) => emit({ type: 'caseChanged', uuid })),
      realtime.onConnection((connected) => emit({ type: 'connection', connected })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
    // Without a buffer, what comes while the saga is busy would be dropped.
  }, buffers.expanding());
}
