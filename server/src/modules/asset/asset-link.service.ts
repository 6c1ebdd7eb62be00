import { areFilesEditable, areRequestFilesEditable, type CaseStatus } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import type { CaseScope } from '../case/case-scope';
import {
  findOwner,
  isRefinementOpen,
  readRequestStatus,
  type AssetLinks,
  type AssetOwnerKind,
} from './asset-link.repository';

/** What a record is to belong to, by outward ids. */
export type AssetOwners = { readonly [K in `${AssetOwnerKind}Uuid`]?: string | undefined };

const KINDS: readonly AssetOwnerKind[] = ['plan', 'batch', 'refinement', 'request'];

/**
 * The links of a new record of a case.
 * @throws PortalError 'notFound' when one of them does not belong to the case.
 */
export async function resolveLinks(
  tx: Db,
  scope: CaseScope,
  caseUuid: string,
  owners: AssetOwners,
): Promise<AssetLinks> {
  const links = { planId: null, batchId: null, refinementId: null, requestId: null } as Record<
    keyof AssetLinks,
    number | null
  >;
  for (const kind of KINDS) {
    const uuid = owners[`${kind}Uuid`];
    if (uuid === undefined) continue;
    const owner = await findOwner(tx, scope, kind, uuid);
    if (owner?.caseUuid !== caseUuid) throw refusal('notFound', { record: kind });
    links[`${kind}Id`] = owner.id;
  }
  return links;
}

/**
 * Refuses a client's change of records that are closed (CA-11): those of a request or a refinement follow its own state,
 * those of a plan or a batch are the provider's alone, all others follow the case.
 * @throws PortalError 'filesLocked'
 */
export async function checkFilesOpen(
  tx: Db,
  { status }: { readonly status: CaseStatus },
  links: AssetLinks,
): Promise<void> {
  if (!(await areOpen(tx, status, links))) throw refusal('filesLocked');
}

async function areOpen(
  tx: Db,
  status: CaseStatus,
  { planId, batchId, refinementId, requestId }: AssetLinks,
): Promise<boolean> {
  if (planId !== null || batchId !== null) return false;
  if (requestId !== null) {
    const request = await readRequestStatus(tx, requestId);
    return request !== null && areRequestFilesEditable(request);
  }
  return refinementId === null ? areFilesEditable(status) : isRefinementOpen(tx, refinementId);
}
