import { PortalError } from '@portal/shared/errors';
import type { UnitOfWork } from '../../db/unit-of-work';
import { isUploadAlive } from '../asset/upload-activity';
import type { Person } from '../auth/person';
import { clientActor } from './case-actor';
import { missingOf } from './case-completeness';
import { checkMayBeginFor } from './case.policy';
import { listAssetStates } from './case.repository';
import type { LockedCase } from './case-state.repository';
import { changeCaseState, mayChangeState } from './case-state.service';

/**
 * Sends a case to the provider (CA-18, CA-22).
 * @throws PortalError 'notAllowedNow' when it is there already; 'doctorRestricted'; 'uploadsRunning' while a record is still arriving;
 * 'incomplete' with one entry of `extra` for each field or scan that is missing.
 */
export async function submitCase(unit: UnitOfWork, found: LockedCase, who: Person): Promise<void> {
  const by = clientActor(who);
  if (!mayChangeState(found, 'submit', by))
    throw new PortalError('notAllowedNow', 'The case has been submitted already');
  checkMayBeginFor(found.doctorStatus);
  const assets = await listAssetStates(unit.tx, found.row.id);
  if (assets.some(isUploadAlive))
    throw new PortalError('uploadsRunning', 'Please wait for new case assets to be uploaded');
  const stored = new Set(assets.filter(({ state }) => state === 'stored').map(({ assetType }) => assetType));
  const missing = missingOf(found, stored);
  if (missing.length > 0)
    throw new PortalError('incomplete', 'The case is not complete yet', { extra: missing });
  await changeCaseState(unit, found, 'submit', by, {
    fields: { submittedAt: new Date() },
  });
}
