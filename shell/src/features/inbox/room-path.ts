import type { PendingRoom } from '@portal/shared/contract';

/** The address of a room, by whose its case is (SH-09). */
export function roomPath({ room, ownerType }: Pick<PendingRoom, 'room' | 'ownerType'>): string {
  return ownerType === 'client' ? `/cases/${room}/chat` : `/cases/${ownerType}/${room}/chat`;
}
