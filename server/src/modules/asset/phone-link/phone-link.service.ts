import {
  LIMITS,
  type AssetTypeKey,
  type CallBody,
  type CallReply,
  type PhoneLink,
  type PhonePictureTicket,
  type PhoneSlot,
} from '@portal/shared/contract';
import { ERROR_STATUS, PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import type { Person } from '../../../person';
import { checkPerson } from '../../../plugins/authorise';
import { refusal } from '../../../refusals';
import { currentTraces, during, nameSubject, type Actor } from '../../audit/audited-call';
import { findPersonOfSession } from '../../auth/session.repository';
import { hashToken, newToken } from '../../auth/tokens';
import { scopeOf } from '../../case/case.service';
import { getCaseForUpdate } from '../../case/state/case-state.service';
import { checkFilesOpen } from '../asset-link.service';
import { findPending, removePending } from '../asset.repository';
import { announceIn } from '../asset.service';
import { UPLOAD_PATH } from '../upload/tus-server';
import { checkMayFill, MOST_TRIES } from './phone-link.policy';
import {
  endLink,
  endLinksOfSlot,
  findLinkByHash,
  findLinkOfCompany,
  insertLink,
  markLinkUsed,
  noteAnnounced,
  type FoundLink,
} from './phone-link.repository';

/** Tells these tokens from those of sessions, which a phone has none of. */
const PREFIX = 'phone.';
/** Codes that a person makes: a whole series of photos and again, then one a minute. */
const LINKS = { burst: 60, perSecond: 1 / 60 };
const NO_OWNERS = { planId: null, batchId: null, refinementId: null, requestId: null };

export function isPhoneToken(token: string | null): token is string {
  return token !== null && token.startsWith(PREFIX);
}

/**
 * Makes the leave for a phone; one that was made before for the slot is over then, with what has come of its picture.
 * @throws PortalError 'notFound', 'filesLocked', 'wrongFileType', 'doctorBlocked', 'tooManyUploads'
 */
export async function makePhoneLink(
  ctx: AppContext,
  who: Person,
  caseUuid: string,
  assetType: AssetTypeKey,
): Promise<PhoneLink> {
  const token = `${PREFIX}${newToken()}`;
  const { link, left } = await ctx.transact(async (unit) => {
    const { tx } = unit;
    const { row: dentalCase } = await getCaseForUpdate(unit, scopeOf(who), caseUuid);
    checkMayFill(dentalCase, assetType);
    await checkFilesOpen(tx, dentalCase, NO_OWNERS);
    const waitMs = await ctx.buckets.take([{ key: `phone links:${who.contactId}`, ...LINKS }]);
    if (waitMs > 0) throw refusal('tooManyUploads', { minutes: Math.ceil(waitMs / 60_000) });
    const now = ctx.now();
    const unsent = await endLinksOfSlot(tx, dentalCase.id, assetType, now);
    const { uuid, expiresAt } = await insertLink(tx, {
      hash: hashToken(token),
      sessionId: who.sessionId,
      caseId: dentalCase.id,
      assetType,
      expiresAt: new Date(now.getTime() + LIMITS.phoneLinkMinutes * 60_000),
    });
    return {
      link: { uuid, token, expiresAt: expiresAt.toISOString() },
      left: await removeUnsent(unit, who, caseUuid, unsent),
    };
  });
  await discardParts(ctx, left);
  return link;
}

/** Takes a leave back, with what has come of its picture, also of one whose time is over. @throws PortalError 'notFound' */
export async function endPhoneLink(
  ctx: AppContext,
  who: Person,
  uuid: string,
): Promise<CallReply<'DELETE /phoneLink/{id}'>> {
  const left = await ctx.transact(async (unit) => {
    const { caseUuid } = await requireLinkOfCompany(unit.tx, who, uuid);
    // First the case, as everywhere: a picture that is being stored this moment either counts or does not.
    await getCaseForUpdate(unit, scopeOf(who), caseUuid);
    // Read again: the phone may have announced its picture before this call had the case.
    const { row } = await requireLinkOfCompany(unit.tx, who, uuid);
    await endLink(unit.tx, row.id, ctx.now());
    const removed = await removeUnsent(unit, who, caseUuid, row.assetUuid === null ? [] : [row.assetUuid]);
    if (removed.length > 0) nameSubject(caseUuid);
    return removed;
  });
  await discardParts(ctx, left);
  return { ok: true };
}

/** @throws PortalError 'notFound' */
async function requireLinkOfCompany(tx: Db, { companyId }: Person, uuid: string): Promise<FoundLink> {
  const found = await findLinkOfCompany(tx, companyId, uuid);
  if (!found) throw refusal('notFound', { record: 'file' });
  return found;
}

/**
 * Removes those of a case's records that still wait for the bytes of a phone whose link is over: nobody sends them any more, and the
 * submission would wait for them. The transaction holds the case.
 * @returns the removed ones, whose parts are to be discarded after the commit
 */
async function removeUnsent(
  { tx, emit }: UnitOfWork,
  { companyId }: Person,
  caseUuid: string,
  assetUuids: string[],
): Promise<string[]> {
  if (assetUuids.length === 0) return [];
  const pending = [...(await findPending(tx, assetUuids))];
  for (const uuid of pending) await removePending(tx, companyId, uuid);
  if (pending.length > 0) emit('caseAssetsChanged', { caseUuid, companyId });
  return pending;
}

async function discardParts({ uploadParts }: AppContext, assetUuids: readonly string[]): Promise<void> {
  for (const uuid of assetUuids) await uploadParts.discard(uuid);
}

/** What a phone may fill, which is all that it learns. @throws PortalError 'phoneLinkOver' */
export async function openPhoneLink(ctx: AppContext, token: string): Promise<PhoneSlot> {
  const { found } = await requireLink(ctx, token);
  return { assetType: found.row.assetType, expiresAt: found.row.expiresAt.toISOString() };
}

/**
 * Announces the picture of a phone; one that it announced before gives way.
 * @throws PortalError 'phoneLinkOver', 'emptyFile', 'tooLarge', 'wrongFileType', 'tooManyUploads', 'filesLocked', 'doctorBlocked'
 */
export async function announcePhonePicture(
  ctx: AppContext,
  { token, name, size }: CallBody<'POST /phoneLink/picture'>,
): Promise<PhonePictureTicket> {
  const { found, who } = await requireLink(ctx, token);
  const { caseUuid, row } = found;
  if (size > LIMITS.photoBytes) throw refusal('tooLarge');
  return asLink(found, () =>
    ctx.transact(async (unit) => {
      const assetUuid = await announceIn(unit, ctx, who, { caseUuid, assetType: row.assetType, name, size });
      if (!(await noteAnnounced(unit.tx, { id: row.id, assetUuid, most: MOST_TRIES }, ctx.now())))
        throw refusal('phoneLinkOver');
      return { assetUuid, upload: { url: UPLOAD_PATH } };
    }),
  );
}

/**
 * The person for whom a phone sends bytes, with the one upload that it may touch.
 * @param isQuestion it only asks how much has arrived, also of a picture that is stored: the answer may have been lost
 * @throws PortalError 'phoneLinkOver'
 */
export async function identifyPhone(ctx: AppContext, token: string, isQuestion: boolean): Promise<Person> {
  const { found, who } = await requireLink(ctx, token, isQuestion);
  return { ...who, phone: { linkId: found.row.id, assetUuid: found.row.assetUuid } };
}

/** In the transaction that stores the picture: no other one follows. @throws PortalError 'phoneLinkOver' */
export async function usePhoneLink(
  tx: Db,
  { id, assetUuid }: { readonly id: number; readonly assetUuid: string },
  now: Date,
): Promise<void> {
  if (!(await markLinkUsed(tx, id, assetUuid, now))) throw refusal('phoneLinkOver');
}

/** A link is good as long as its time, its draft, and the session of the person who made it. */
async function requireLink(
  ctx: AppContext,
  token: string,
  mayBeUsed = false,
): Promise<{ readonly found: FoundLink; readonly who: Person }> {
  const found = isPhoneToken(token) ? await findLinkByHash(ctx.db, hashToken(token)) : null;
  if (!found) throw refusal('phoneLinkOver');
  const { row, isCaseClosed } = found;
  const isOver = row.endedAt !== null || row.expiresAt <= ctx.now() || isCaseClosed;
  const person = isOver || (row.usedAt !== null && !mayBeUsed) ? null : await findSender(ctx.db, found);
  if (!person) {
    await auditRefusal(ctx, found);
    throw refusal('phoneLinkOver');
  }
  return { found, who: person };
}

/** The person for whom a link speaks; null once they may change nothing any more: a phone is not told why. */
async function findSender(db: Db, { row }: FoundLink): Promise<Person | null> {
  const person = await findPersonOfSession(db, row.sessionId);
  if (!person) return null;
  const who = { ...person, tokenExpiresAt: row.expiresAt };
  try {
    checkPerson(who, { access: 'signedIn', policy: {}, isChange: true });
    return who;
  } catch (error) {
    if (error instanceof PortalError) return null;
    throw error;
  }
}

/** A link that was good once has a company, whose log says that somebody tried it. */
async function auditRefusal({ audit }: AppContext, found: FoundLink): Promise<void> {
  const traces = currentTraces();
  if (!traces) return;
  const { companyId, caseUuid: subject } = found;
  const refused = { ...traces.call, actor: actorOf(found), companyId, subject };
  await audit.refused({ ...refused, code: 'phoneLinkOver', status: ERROR_STATUS.phoneLinkOver });
  traces.isRefusalWritten = true;
}

/** What a phone does is on record as done by the link of its person. */
function asLink<T>(found: FoundLink, work: () => Promise<T>): Promise<T> {
  const call = currentTraces()?.call ?? { action: 'phoneLink' };
  return during({ ...call, actor: actorOf(found), leaves: 'records' }, work);
}

function actorOf({ contactUuid }: FoundLink): Actor {
  return { type: 'link', uuid: contactUuid };
}
