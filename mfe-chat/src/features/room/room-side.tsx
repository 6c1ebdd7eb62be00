import { ExpandAltOutlined } from '@ant-design/icons';
import { roomPath, type SlotProps } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { BlockedBanner } from './blocked-banner';
import { RoomContent } from './room-content';
import { roomMessages } from './room.messages';
import { useRoomVisit } from './use-room-visit';

/** The chat of a case beside the case, with the way to the room's own page. */
export function RoomSide({ caseUuid, side }: SlotProps['case.side']) {
  const { formatMessage } = useIntl();
  useRoomVisit(caseUuid);
  return (
    <Flex vertical gap={12}>
      <Link to={roomPath(side === 'doctor' ? 'dso' : 'client', caseUuid)}>
        <Flex gap={8}>
          <ExpandAltOutlined aria-hidden />
          {formatMessage(roomMessages.openPage)}
        </Flex>
      </Link>
      <BlockedBanner />
      <RoomContent room={caseUuid} place="side" />
    </Flex>
  );
}
