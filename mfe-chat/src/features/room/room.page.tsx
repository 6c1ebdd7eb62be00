import type { OwnerType } from '@portal/shared/contract';
import { Page, PatientName } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link, useParams } from '@portal/shared/router';
import { casePath } from '../../domain/room-paths';
import { BlockedBanner } from './blocked-banner';
import { RoomContent } from './room-content';
import { roomMessages, valueMessages } from './room.messages';
import { selectRoom } from './room.slice';
import { useRoomVisit } from './use-room-visit';

/** The chat of one case. `ownerType` is part of the address and tells whose case it is. */
export function RoomPage({ ownerType }: { ownerType: OwnerType }) {
  const { room = '' } = useParams();
  useRoomVisit(room);
  const { formatMessage } = useIntl();
  const { caseIdentifier, patientName, room: openRoom } = useSelector(selectRoom);
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
      actions={<Link to={casePath(ownerType, room)}>{formatMessage(roomMessages.openCase)}</Link>}
    >
      <BlockedBanner />
      <RoomContent room={room} place="page" />
    </Page>
  );
}
