import { pathTo, type OwnerType } from '@portal/shared/contract';

/** Address of the case that a room belongs to: doctors' cases have a list of their own. */
export function casePath(ownerType: OwnerType, room: string): string {
  const list = ownerType === 'dso' ? 'doctor' : 'admin';
  return pathTo('case', { list, status: 'all', caseId: room, tab: 'overview' });
}
