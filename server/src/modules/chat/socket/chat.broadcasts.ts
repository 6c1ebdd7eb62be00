import { COMPANY_EVENT_NAMES, toCompanyEvent } from '../../../changes';
import type { DomainEvent, DomainEvents, EventHub } from '../../../events/event-hub';
import { companyChannel, contactChannel, readerChannel, roomChannel, sessionChannel } from './chat.channels';
import { SESSION_OVER } from './chat.session';
import { emissionOf } from './change-emission';
import type { ChatServer } from './chat.socket';
import { HintThrottle } from './hint-throttle';

/**
 * Tells the sockets of all processes what happened, whoever caused it: a page, the provider, the simulator. Answers how to
 * end it.
 */
export function forwardEvents(events: EventHub, io: ChatServer): () => void {
  const hints = new HintThrottle();
  const stops = [
    events.on('chatMessageAdded', (event) => tellMessage(io, hints, event)),
    events.on('chatTyping', (typing) => {
      io.to(roomChannel(typing.room)).emit('typing', typing);
    }),
    events.on('chatMessagesChanged', (event) => tellChanges(io, event)),
    ...COMPANY_EVENT_NAMES.map((name) => forwardChange(events, io, name)),
    events.on('companyClosed', ({ companyId }) => {
      io.in(companyChannel(companyId)).disconnectSockets(true);
    }),
    events.on('sessionRevoked', ({ sessionId }) => {
      const sockets = io.in(sessionChannel(sessionId));
      sockets.emit('sessionEnded', SESSION_OVER);
      sockets.disconnectSockets(true);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    hints.close();
  };
}

function forwardChange(
  events: EventHub,
  io: ChatServer,
  name: (typeof COMPANY_EVENT_NAMES)[number],
): () => void {
  return events.on(name, (payload, cursor) => {
    const found = toCompanyEvent({ name, payload } as DomainEvent);
    if (found) io.to(companyChannel(found.companyId)).emit(...emissionOf(found, cursor));
  });
}

function tellMessage(
  io: ChatServer,
  hints: HintThrottle,
  { companyId, message }: DomainEvents['chatMessageAdded'],
): void {
  const { room } = message;
  io.to(roomChannel(room)).emit('message', message);
  hints.send(room, () => io.to(companyChannel(companyId)).emit('notify', { room, message }));
}

/** What one person has seen is news for their own tabs alone: the open room and the inbox. What is gone is news for everybody's. */
function tellChanges(
  io: ChatServer,
  { room, messages, contactId, companyId }: DomainEvents['chatMessagesChanged'],
): void {
  const channel = contactId === undefined ? roomChannel(room) : readerChannel(room, contactId);
  for (const message of messages) io.to(channel).emit('messageChanged', message);
  if (contactId !== undefined) io.to(contactChannel(contactId)).emit('notify', { room });
  if (companyId !== undefined) io.to(companyChannel(companyId)).emit('notify', { room });
}
