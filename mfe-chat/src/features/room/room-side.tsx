import type { SlotProps } from '@portal/shared/contract';
import { Flex } from 'antd';
import { BlockedBanner } from './blocked-banner';
import { RoomContent } from './room-content';
import { useRoomVisit } from './use-room-visit';

/** The chat of a case beside the case: the room as on its own page. */
export function RoomSide({ caseUuid }: SlotProps['case.side']) {
  useRoomVisit(caseUuid);
  return (
    <Flex vertical gap={12}>
      <BlockedBanner />
      <RoomContent room={caseUuid} place="side" />
    </Flex>
  );
}
