import type { Locale } from '@portal/shared/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { AppContext } from '../app-context';
import type { Db } from '../db/client';
import { chatRoom, chatSeen, contact } from '../db/schema';
import { addPreview } from '../modules/asset/file/preview';
import { insertStoredFile } from '../modules/asset/file/stored-file.repository';
import { insertFurtherFiles } from '../modules/chat/chat-file.repository';
import { insertMessage } from '../modules/chat/chat.repository';
import { PROVIDER_NAME } from '../modules/chat/provider-chat';
import type { SeededCompany } from './seed-companies';
import type { StoredFile } from './seed-files';

const QUESTION: Record<Locale, string> = {
  en: 'The photo of today, and the prescription once more. Is the lower front fine like this?',
  tr: 'Bugünkü fotoğraf ve reçete ektedir. Alt ön bölge bu haliyle uygun mu?',
  ar: 'صورة اليوم مع الوصفة مرة أخرى. هل الأسنان الأمامية السفلية مناسبة هكذا؟',
};
const ANSWER: Record<Locale, string> = {
  en: 'Very good, thank you. We go on with it.',
  tr: 'Çok iyi, teşekkürler. Bununla devam ediyoruz.',
  ar: 'جيد جدًا، شكرًا لكم. سنتابع العمل عليها.',
};

/** A question with a photo and a PDF, answered and read by all, in the newest room of each company in which nothing is unread. */
export async function seedChatFiles(
  tx: Db,
  { storage, log }: Pick<AppContext, 'storage' | 'log'>,
  companies: readonly SeededCompany[],
  files: ReadonlyMap<string, readonly StoredFile[]>,
): Promise<void> {
  for (const { company, companyId, uuid } of companies) {
    const room = await findReadRoom(tx, companyId);
    const [writer] = await tx.select().from(contact).where(eq(contact.companyId, companyId)).limit(1);
    if (!room || !writer) continue;
    const demoFiles = files.get(uuid) ?? [];
    const photo = demoFiles.find(({ assetType }) => assetType === 'frtImg');
    const document = demoFiles.find(({ assetType }) => assetType === 'presc');
    if (!photo || !document) continue;
    const owner = { companyId, contactId: writer.id, caseId: room.caseId };
    const rows = [];
    for (const file of [photo, document]) rows.push(await storeCopy({ db: tx, storage, log }, owner, file));
    const [locale = 'en'] = company.locales;
    const [first] = rows;
    const question = await insertMessage(tx, room.id, {
      message: QUESTION[locale],
      isFile: true,
      fileKey: first?.key ?? null,
      fileContentType: first?.contentType ?? null,
      fileSize: first?.size ?? null,
      senderType: 'client',
      senderContactId: writer.id,
      senderName: writer.name,
      clientId: randomUUID(),
      readAt: new Date(),
    });
    await insertFurtherFiles(tx, question.id, rows);
    const { number: upTo } = await insertMessage(tx, room.id, {
      message: ANSWER[locale],
      senderType: 'provider',
      senderName: PROVIDER_NAME,
      readAt: new Date(),
    });
    await tx.update(chatSeen).set({ upTo }).where(eq(chatSeen.roomId, room.id));
  }
}

async function findReadRoom(tx: Db, companyId: number): Promise<{ id: number; caseId: number } | null> {
  const isRead = sql`(select bool_and(${chatSeen.upTo} >= ${chatRoom.lastProviderNumber}) from ${chatSeen} where ${chatSeen.roomId} = ${chatRoom.id})`;
  const [room] = await tx
    .select({ id: chatRoom.id, caseId: chatRoom.caseId })
    .from(chatRoom)
    .where(and(eq(chatRoom.companyId, companyId), isRead))
    .orderBy(desc(chatRoom.lastMessageAt))
    .limit(1);
  return room ?? null;
}

/** A chat's file of its own: records of cases hold the other. */
async function storeCopy(
  ctx: Parameters<typeof addPreview>[0],
  owner: { companyId: number; contactId: number; caseId: number },
  { storageKey, name, contentType, size, sha256 }: StoredFile,
) {
  const key = storageKey.replace('/assets/demo/', '/assets/demo/chat-');
  await ctx.storage.put(key, await buffer(await ctx.storage.read(storageKey)));
  const row = await insertStoredFile(ctx.db, {
    ...owner,
    key,
    purpose: 'chat',
    name,
    contentType,
    size,
    sha256,
  });
  await addPreview(ctx, row);
  return row;
}
