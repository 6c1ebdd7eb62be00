import type { AppContext } from '../../../app-context';
import type { Config } from '../../../config';
import { createTokenBuckets, type Bucket } from '../../../limits/token-buckets';
import { refusal } from '../../../refusals';
import type { ChatRequestName } from '../chat.events';
import { CompanyQueues } from './company-queue';

export interface Asker {
  readonly companyId: number;
  readonly contactId: number;
}

/** Buckets in times of the messages that one person may send in a second: a waiting outbox sends some dozens at once. */
const PERSON = { burst: 15, perSecond: 1 };
const ROOM = { burst: 45, perSecond: 3 };
const COMPANY = { burst: 150, perSecond: 15 };
/** Of all other requests: a page that scrolls through years of a room asks some times a second. */
const QUESTIONS = { burst: 150, perSecond: 20 };
const TYPING = { burst: 2, perSecond: 0.5 };

export interface ChatLimits {
  /**
   * Does what a request asks for once it is the company's turn.
   * @throws PortalError 'tooManyCalls' when the person, the room or the company asks too often
   */
  admit<T>(
    asker: Asker,
    request: { name: ChatRequestName; room?: string },
    work: () => Promise<T>,
  ): Promise<T>;
  /** Whether somebody may say again that they are writing. */
  mayType(asker: Asker, room: string): boolean;
}

/** Bounds what one person, room or company can take of the chat, so that a flood slows nobody but its sender. */
export function createChatLimits({ config, buckets }: Pick<AppContext, 'config' | 'buckets'>): ChatLimits {
  const typing = createTokenBuckets();
  const queues = new CompanyQueues();
  return {
    async admit(asker, request, work) {
      const waitMs = await buckets.take(bucketsOf(config, asker, request));
      if (waitMs > 0) throw refusal('tooManyCalls', { seconds: Math.ceil(waitMs / 1_000) });
      return queues.run(asker.companyId, work);
    },
    mayType: ({ contactId }, room) =>
      typing.take([{ key: `${contactId}:${room.toLowerCase()}`, ...TYPING }]) === 0,
  };
}

function bucketsOf(
  { chatMessagesASecond: rate }: Config,
  { companyId, contactId }: Asker,
  { name, room = '' }: { name: ChatRequestName; room?: string },
): Bucket[] {
  const times = ({ burst, perSecond }: typeof PERSON) => ({
    burst: burst * rate,
    perSecond: perSecond * rate,
  });
  if (name !== 'message') return [{ key: `chat ask:${contactId}`, ...times(QUESTIONS) }];
  return [
    { key: `chat person:${contactId}`, ...times(PERSON) },
    { key: `chat room:${companyId}:${room.toLowerCase()}`, ...times(ROOM) },
    { key: `chat company:${companyId}`, ...times(COMPANY) },
  ];
}
