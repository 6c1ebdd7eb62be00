import { LIMITS, type ClientToServerEvents } from '@portal/shared/contract';
import {
  ChangeCursor,
  ConversationsRequest,
  NewChatMessage,
  NonBlank,
  Uuid,
} from '@portal/shared/contract/schemas';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { checkValue } from '../../plugins/validation/validation';

const MessageNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const InRoom = Type.Object({ room: Uuid });

/** What each request on the socket carries. */
const REQUESTS = {
  getPendings: Type.Union([Type.Undefined(), ConversationsRequest]),
  join: Type.Union([
    Type.Object({ room: Uuid, after: Type.Optional(MessageNumber), around: Type.Optional(Type.Undefined()) }),
    Type.Object({ room: Uuid, around: MessageNumber, after: Type.Optional(Type.Undefined()) }),
  ]),
  leave: InRoom,
  message: NewChatMessage,
  setAsSeen: Type.Object({ room: Uuid, upTo: MessageNumber }),
  setAsUnread: Type.Object({ room: Uuid, from: MessageNumber }),
  typing: InRoom,
  setAsHidden: Type.Object({ room: Uuid, messageId: Uuid }),
  getUnseen: InRoom,
  getPrevious: Type.Object({ room: Uuid, before: MessageNumber }),
  getNext: Type.Object({ room: Uuid, after: MessageNumber }),
  search: Type.Object({
    room: Uuid,
    text: NonBlank(LIMITS.chatSearchLength),
    before: Type.Optional(MessageNumber),
  }),
  getChanges: Type.Object({ after: Type.Union([Type.Null(), ChangeCursor]) }),
} as const satisfies Record<keyof ClientToServerEvents, TSchema>;

export type ChatRequestName = keyof typeof REQUESTS;
export const CHAT_REQUEST_NAMES = Object.keys(REQUESTS) as ChatRequestName[];

export type PayloadOf<N extends ChatRequestName> = Parameters<ClientToServerEvents[N]>[0];

const validators = new Map(Object.entries(REQUESTS).map(([name, schema]) => [name, Compile(schema)]));

/** Refuses a payload that does not fit its request. @throws PortalError 'validation' naming each field; 'badRequest' */
export function checkPayload<N extends ChatRequestName>(
  name: N,
  payload: unknown,
): asserts payload is PayloadOf<N> {
  const validator = validators.get(name);
  const result = validator ? checkValue(validator, payload) : {};
  if ('error' in result) throw result.error;
}
