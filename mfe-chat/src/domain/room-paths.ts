import type { OwnerType } from '@portal/shared/contract';

/** Address of a room, by whose case it is (SH-09). */
export function roomPath(ownerType: OwnerType, room: string): string {
  return ownerType === 'client' ? `/cases/${room}/chat` : `/cases/${ownerType}/${room}/chat`;
}

/** Address of the case that a room belongs to: doctors' cases have a list of their own. */
export function casePath(ownerType: OwnerType, room: string): string {
  return `/${ownerType === 'dso' ? 'doctor' : 'admin'}/all/${room}/overview`;
}
