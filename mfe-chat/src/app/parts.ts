import { definePart } from '@portal/shared/mfe';

/** What this domain puts into the page of a case. */
export const parts = {
  caseChat: definePart('case.side', async () => {
    const { RoomSide } = await import('../features/room/room-side');
    return RoomSide;
  }),
};
