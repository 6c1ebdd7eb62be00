import { isUuid } from '../../../uuid';
import { actorOf, type AuditedCall, type KnownPerson } from '../../audit/audited-call';
import type { ChatSocket } from './chat.socket';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** A request of a socket as the audit log has it: about the room that it names. */
export function chatCall(
  socket: Pick<ChatSocket, 'handshake'>,
  name: string,
  who: KnownPerson | null,
  payload?: unknown,
): AuditedCall {
  const { room, messageId } = (payload ?? {}) as { room?: unknown; messageId?: unknown };
  return {
    action: `chat ${name}`,
    actor: actorOf({ who, provider: null }),
    address: addressOf(socket),
    leaves: 'records',
    ...(isUuidText(room) && { subject: room }),
    ...(isUuidText(messageId) && { detail: messageId }),
  };
}

/** The gateway on the same machine says for whom it connects, as it does for calls. */
function addressOf({ handshake }: Pick<ChatSocket, 'handshake'>): string {
  const said = handshake.headers['x-forwarded-for'];
  const last = typeof said === 'string' ? said.split(',').at(-1)?.trim() : undefined;
  return LOOPBACK.test(handshake.address) && last ? last : handshake.address;
}

function isUuidText(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value);
}
