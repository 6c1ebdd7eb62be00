import type { OwnerType } from '@portal/shared/contract';
import { Page, PatientName } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { Link, useParams } from '@portal/shared/router';
import { casePath } from '../../domain/room-paths';
import { BlockedBanner } from './blocked-banner';
import { RoomContent } from './room-content';
import { roomMessages, valueMessages } from './room.messages';
import { selectRoom } from './room.slice';
import { RoomSearch } from './search/room-search';
import { useAsked } from './use-asked';
import { useRoomVisit } from './use-room-visit';

/** The chat of one case. The address says whose case it is; one that was made without knowing it may be wrong, and the server knows. */
export function RoomPage({ ownerType: addressed }: { ownerType: OwnerType }) {
  const { room = '' } = useParams();
  useRoomVisit(room, useAsked());
  const { formatMessage } = useIntl();
  const { caseIdentifier, patientName, room: openRoom, ownerType } = useSelector(selectRoom);
  const isKnown = openRoom === room && caseIdentifier !== '';
  if (!isKnown) {
    return (
      <Page title={formatMessage(roomMessages.title)}>
        <RoomContent room={room} place="page" />
      </Page>
    );
  }
  return (
    <Page
      title={formatMessage(valueMessages.titleOfCase, { identifier: caseIdentifier })}
      subtitle={<PatientName name={patientName} />}
      actions={
        <Flex align="center" gap={12} wrap>
          <Link to={casePath(ownerType ?? addressed, room)}>{formatMessage(roomMessages.openCase)}</Link>
          <RoomSearch room={room} />
        </Flex>
      }
    >
      <BlockedBanner />
      <RoomContent room={room} place="page" />
    </Page>
  );
}
