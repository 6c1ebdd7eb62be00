import type { ChatFile } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import { previewKeyOf } from '../asset/file/preview';
import type { StoredFileRow } from '../asset/file/stored-file.repository';
import type { Person } from '../../person';
import { findMessageWithFiles } from './chat-file.repository';

/**
 * Where the files of a message can be read (CH-06); asked for when somebody sees or opens them, as addresses live for minutes.
 * @throws PortalError 'notFound' for a message of another company, without files, or hidden.
 */
export async function getChatFiles(
  { db, fileLinks }: Pick<AppContext, 'db' | 'fileLinks'>,
  { companyId }: Person,
  messageUuid: string,
): Promise<[ChatFile, ...ChatFile[]]> {
  const message = await findMessageWithFiles(db, companyId, messageUuid);
  const toFile = ({ key, previewSize, name, contentType }: StoredFileRow): ChatFile => ({
    url: fileLinks.urlOfKey(key),
    previewUrl: previewSize === null ? null : fileLinks.urlOfKey(previewKeyOf(key)),
    name,
    contentType,
  });
  const [first, ...further] = message?.files ?? [];
  if (!first) throw refusal('notFound', { record: 'file' });
  return [toFile(first), ...further.map(toFile)];
}

/** One of them, by its place from 0. @throws PortalError 'notFound' as above, and when there are fewer */
export async function getChatFile(
  ctx: AppContext,
  who: Person,
  { id, index = 0 }: { readonly id: string; readonly index?: number | undefined },
): Promise<ChatFile> {
  const file = (await getChatFiles(ctx, who, id))[index];
  if (!file) throw refusal('notFound', { record: 'file' });
  return file;
}
