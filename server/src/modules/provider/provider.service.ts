import type { Case, CaseAction } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { PROVIDER } from '../case/case-actor';
import { getCase } from '../case/case.service';
import { changeCaseState, getCaseForUpdate, type StateChange } from '../case/state/case-state.service';

type Context = Pick<AppContext, 'db' | 'transact'>;

/**
 * One step of the provider's on a case, by the same table of transitions as everybody's (CA-12).
 * @throws PortalError 'notFound'; 'notAllowedNow'
 */
export async function moveCase(
  { db, transact }: Context,
  uuid: string,
  action: CaseAction,
  change?: StateChange,
): Promise<Case> {
  await transact(async (unit) =>
    changeCaseState(unit, await getCaseForUpdate(unit, 'provider', uuid), action, PROVIDER, change),
  );
  return getCase(db, 'provider', uuid);
}

/** Sends a case back with the reason, which then stands at the case (CA-12). @throws PortalError as moveCase */
export function rejectCase(ctx: Context, uuid: string, reason: string): Promise<Case> {
  const rejectReason = reason.trim();
  return moveCase(ctx, uuid, 'reject', { note: rejectReason, fields: { rejectReason } });
}
