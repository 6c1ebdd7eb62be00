import { and, desc, eq, exists, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatMessage, chatMessageFile, storedFile } from '../../db/schema';
import { fold, holds } from '../../lists/fold';
import type { MessageRow } from './chat.repository';

interface Search {
  readonly text: string;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Messages of a room with a text in them or in the name of a file, newest first; hidden ones never. */
export async function searchMessages(
  db: Db,
  roomId: number,
  { text, before, limit }: Search,
): Promise<MessageRow[]> {
  const name = fold(storedFile.name);
  const one = { one: sql`1` };
  const first = db
    .select(one)
    .from(storedFile)
    .where(and(eq(storedFile.key, chatMessage.fileKey), holds(name, text)));
  const further = db
    .select(one)
    .from(chatMessageFile)
    .innerJoin(storedFile, eq(storedFile.key, chatMessageFile.fileKey))
    .where(and(eq(chatMessageFile.messageId, chatMessage.id), holds(name, text)));
  return db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.roomId, roomId),
        eq(chatMessage.hidden, false),
        before === undefined ? undefined : lt(chatMessage.number, before),
        or(
          holds(fold(chatMessage.message), text),
          and(eq(chatMessage.isFile, true), or(exists(first), exists(further))),
        ),
      ),
    )
    .orderBy(desc(chatMessage.number))
    .limit(limit);
}
