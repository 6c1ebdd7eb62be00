import type { DomainEvents, EventHub } from '../../../events/event-hub';
import { companyChannel, contactChannel, readerChannel, roomChannel, sessionChannel } from './chat.channels';
import type { ChatServer } from './chat.socket';

/**
 * Tells the sockets of all processes what happened, whoever caused it: a page, the provider, the simulator. Answers how to
 * end it.
 */
export function forwardEvents(events: EventHub, io: ChatServer): () => void {
  const toCompany = (companyId: number) => io.to(companyChannel(companyId));
  const stops = [
    events.on('chatMessageAdded', (event) => tellMessage(io, event)),
    events.on('chatMessagesChanged', (event) => tellChanges(io, event)),
    events.on('caseChanged', ({ companyId, uuid, identifier, status, version }) => {
      toCompany(companyId).emit('caseChanged', { uuid, identifier, status, version });
    }),
    events.on('caseAssetsChanged', ({ companyId, caseUuid }) => {
      toCompany(companyId).emit('assetsChanged', { caseUuid });
    }),
    events.on('shipmentChanged', ({ companyId, ...change }) => {
      toCompany(companyId).emit('shipmentChanged', change);
    }),
    events.on('refinementChanged', ({ companyId, uuid, caseUuid }) => {
      toCompany(companyId).emit('refinementChanged', { uuid, caseUuid });
    }),
    events.on('requestChanged', ({ companyId, uuid, caseUuid }) => {
      toCompany(companyId).emit('requestChanged', { uuid, caseUuid });
    }),
    events.on('companyChanged', ({ companyId, uuid, part }) => {
      toCompany(companyId).emit('companyChanged', { uuid, part });
    }),
    events.on('contactChanged', ({ companyId, uuid }) => {
      toCompany(companyId).emit('contactChanged', { uuid });
    }),
    events.on('sessionRevoked', ({ sessionId }) => {
      io.in(sessionChannel(sessionId)).disconnectSockets(true);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function tellMessage(io: ChatServer, { companyId, message }: DomainEvents['chatMessageAdded']): void {
  io.to(roomChannel(message.room)).emit('message', message);
  if (message.senderType === 'provider')
    io.to(companyChannel(companyId)).emit('notify', { room: message.room });
}

/** What one person has seen is news for their own tabs alone: the open room and the inbox. */
function tellChanges(
  io: ChatServer,
  { room, messages, contactId }: DomainEvents['chatMessagesChanged'],
): void {
  const channel = contactId === undefined ? roomChannel(room) : readerChannel(room, contactId);
  for (const message of messages) io.to(channel).emit('messageChanged', message);
  if (contactId !== undefined) io.to(contactChannel(contactId)).emit('notify', { room });
}
