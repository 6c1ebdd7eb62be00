import type { Lmp, LmpChange } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import { claimFile } from '../asset/file/stored-file.service';
import { nameChangedSettings } from '../audit/setting-changes';
import type { Person } from '../../person';
import { toLmp } from './laser-marking.mapper';
import {
  findLaserMarking,
  lockLaserMarking,
  updateLaserMarking,
  type LaserMarkingFields,
} from './laser-marking.repository';

export async function getLmp({ db, fileLinks }: AppContext, { companyId }: Person): Promise<Lmp> {
  return toLmp(await findLaserMarking(db, companyId), fileLinks);
}

/**
 * Changes one preference (CO-24).
 * @throws PortalError 'companyNameNotMarked' for a name that is not marked; 'validation' for a logo that is not a stored
 * picture of the company.
 */
export async function changeLmp(ctx: AppContext, who: Person, change: LmpChange): Promise<Lmp> {
  const { companyId, companyUuid: uuid } = who;
  await ctx.transact(async (unit) => {
    const row = await lockLaserMarking(unit.tx, companyId);
    const changed = await readChange(unit.tx, who, row, change);
    await updateLaserMarking(unit.tx, companyId, changed);
    nameChangedMark(row, changed);
    unit.emit('companyChanged', { uuid, companyId, part: 'marking' });
  });
  return getLmp(ctx, who);
}

/** A logo has no words. */
function nameChangedMark(row: LaserMarkingFields, changed: Partial<LaserMarkingFields>): void {
  if (changed.logoFile === undefined) return nameChangedSettings(row, changed);
  if (changed.logoFile === row.logoFile) return;
  const [from, to] = [
    row.logoFile && 'picture',
    changed.logoFile && (row.logoFile ? 'new picture' : 'picture'),
  ];
  nameChangedSettings({ logoFile: from }, { logoFile: to });
}

async function readChange(
  tx: Db,
  { companyId }: Person,
  row: LaserMarkingFields,
  change: LmpChange,
): Promise<Partial<LaserMarkingFields>> {
  const { key, value } = change;
  switch (key) {
    case 'companyName':
      if (!row.companyNameFlag) throw refusal('companyNameNotMarked');
      return { companyName: value.trim() };
    case 'logoFile':
      if (value === null || value === row.logoFile) return { logoFile: value };
      return { logoFile: await claimFile(tx, companyId, value, 'lmpLogo') };
    default:
      return { [key]: value };
  }
}
