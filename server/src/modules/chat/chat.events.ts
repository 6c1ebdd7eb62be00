import type { ClientToServerEvents } from '@portal/shared/contract';
import { NewChatMessage, Uuid } from '@portal/shared/contract/schemas';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { checkValue } from '../../plugins/validation/validation';

const MessageNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const InRoom = Type.Object({ room: Uuid });

/** What each request on the socket carries; null for those that carry nothing. */
const REQUESTS = {
  getPendings: null,
  join: Type.Object({ room: Uuid, after: Type.Optional(MessageNumber) }),
  leave: InRoom,
  message: NewChatMessage,
  setAsSeen: Type.Object({ room: Uuid, upTo: MessageNumber }),
  setAsHidden: Type.Object({ room: Uuid, messageId: Uuid }),
  getUnseen: InRoom,
  getPrevious: Type.Object({ room: Uuid, before: MessageNumber }),
} as const satisfies Record<keyof ClientToServerEvents, TSchema | null>;

export type ChatRequestName = keyof typeof REQUESTS;
export const CHAT_REQUEST_NAMES = Object.keys(REQUESTS) as ChatRequestName[];

/** The payload of a request, undefined where there is none. */
export type PayloadOf<N extends ChatRequestName> =
  Parameters<ClientToServerEvents[N]> extends [infer P, unknown] ? P : undefined;

const validators = new Map(
  Object.entries(REQUESTS).map(([name, schema]) => [name, schema === null ? null : Compile(schema)]),
);

/** Refuses a payload that does not fit its request. @throws PortalError 'validation' naming each field; 'badRequest' */
export function checkPayload<N extends ChatRequestName>(
  name: N,
  payload: unknown,
): asserts payload is PayloadOf<N> {
  const validator = validators.get(name);
  const result = validator ? checkValue(validator, payload) : {};
  if ('error' in result) throw result.error;
}
