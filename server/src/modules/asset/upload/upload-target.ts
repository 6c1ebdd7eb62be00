import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { refusal } from '../../../refusals';
import { isUuid } from '../../../uuid';
import type { Person } from '../../../person';
import { mayTouch } from '../phone-link/phone-link.policy';
import { findAsset, removePending, touchAsset, type AssetRecord } from '../asset.repository';
import {
  findChatUpload,
  removeChatUpload,
  touchChatUpload,
  type ChatUpload,
} from '../chat-upload/chat-upload.repository';

/** What an upload becomes: a record of a case, or a file of a chat. */
export type UploadTarget = {
  readonly uuid: string;
  readonly companyId: number;
  /** Bytes as announced. */
  readonly size: number;
  readonly isStored: boolean;
} & (
  | { readonly record: AssetRecord; readonly chatFile?: never }
  | { readonly chatFile: ChatUpload; readonly record?: never }
);

export async function findTarget(db: Db, companyId: number, uuid: string): Promise<UploadTarget | null> {
  const record = await findAsset(db, companyId, uuid);
  if (record) {
    const { size, state } = record.row;
    return { uuid: record.row.uuid, companyId, size, isStored: state === 'stored', record };
  }
  const chatFile = await findChatUpload(db, companyId, uuid);
  if (!chatFile) return null;
  return { uuid: chatFile.uuid, companyId, size: chatFile.size, isStored: chatFile.isStored, chatFile };
}

/** @throws PortalError 'notFound' when the caller's company has announced no such upload, or it is not the one of the caller's phone. */
export async function targetOf(
  { db }: Pick<AppContext, 'db'>,
  who: Person | undefined,
  uuid: string,
): Promise<UploadTarget> {
  const mayAsk = who && isUuid(uuid) && (!who.phone || mayTouch(who.phone, uuid));
  const target = mayAsk ? await findTarget(db, who.companyId, uuid) : null;
  if (!target) throw refusal('notFound', { record: 'file' });
  return target;
}

/** Takes the announcement back. */
export async function removeTarget(
  { tx, emit }: UnitOfWork,
  { record, companyId, uuid }: UploadTarget,
): Promise<void> {
  if (!record) return removeChatUpload(tx, companyId, uuid);
  await removePending(tx, companyId, uuid);
  emit('caseAssetsChanged', { caseUuid: record.caseUuid, companyId });
}

/** Notes that bytes have arrived. */
export async function touchUpload(db: Db, uuid: string): Promise<void> {
  await touchAsset(db, uuid);
  await touchChatUpload(db, uuid);
}
