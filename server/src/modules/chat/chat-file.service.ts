import type { ChatFile } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import type { Person } from '../auth/person';
import { findFileOfMessage } from './chat.repository';

/**
 * Where the file of a message can be read (CH-06); asked for when somebody opens it, as the address lives for minutes.
 * @throws PortalError 'notFound' for a message of another company, without a file, or hidden.
 */
export async function getChatFile(
  { db, fileLinks }: AppContext,
  { companyId }: Person,
  messageUuid: string,
): Promise<ChatFile> {
  const found = await findFileOfMessage(db, companyId, messageUuid);
  if (!found?.key || !found.contentType) throw refusal('notFound', { record: 'file' });
  return { url: fileLinks.urlOfKey(found.key), name: found.name, contentType: found.contentType };
}
