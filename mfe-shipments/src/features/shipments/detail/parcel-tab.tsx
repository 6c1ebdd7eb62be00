import { askPath, type Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Facts, SectionCard, ShipTo, type Fact } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { goesStraight } from '../../../domain/shipment-actions';
import { shipmentFields, type ShipmentField } from '../shipment-columns';
import { fieldMessages } from '../shipments.messages';
import { arrivalMessages } from '../../../components/parcel/parcel.messages';
import { detailMessages } from './detail.messages';
import type { ShipmentTabProps } from './shipment.page';

/** The parcel itself: its way from the lab, the way on to the doctor apart from it, where it goes and whether it came. */
export function ParcelTab({ type, shipment }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const factsOf = useFacts(type, shipment);
  const { shipTo, lastMile } = shipment;
  const isApart = shipment.contents.some((content) => content.lastMile);
  const waits = goesStraight(shipment) ? 'straight' : isApart ? 'restNotSentOn' : 'notSentOn';
  return (
    <Flex vertical gap={20}>
      <SectionCard title={formatMessage(detailMessages.fromLab)}>
        <Facts
          facts={[
            ...factsOf('status', 'courier', 'airwayBillNumber', 'createdAt', 'shippedAt'),
            {
              key: 'shipTo',
              label: formatMessage(fieldMessages.shipTo),
              value: shipTo ? <ShipTo place={shipTo} /> : formatMessage(detailMessages.noAddress),
            },
          ]}
        />
      </SectionCard>
      {type === 'dso' && (
        <SectionCard title={formatMessage(detailMessages.toDoctor)}>
          <Flex vertical gap={12}>
            {isApart && <Hint text={formatMessage(detailMessages.sentOnApart)} />}
            {lastMile ? (
              <Facts facts={factsOf('lastMileCourier', 'lastMileAirwayBill', 'sentOnAt')} />
            ) : (
              <Hint text={formatMessage(detailMessages[waits])} />
            )}
          </Flex>
        </SectionCard>
      )}
      <SectionCard title={formatMessage(detailMessages.arrival)}>
        <Arrival shipment={shipment} />
      </SectionCard>
    </Flex>
  );
}

function useFacts(type: ShipmentTabProps['type'], shipment: Shipment) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const fields = shipmentFields(type, dateTime);
  return (...shown: ShipmentField[]): Fact[] =>
    shown.map((key) => ({
      key,
      label: formatMessage(fieldMessages[key]),
      value: fields[key](shipment),
    }));
}

function Hint({ text }: { text: string }) {
  return <Typography.Text type="secondary">{text}</Typography.Text>;
}

/** What was said of the parcel's arrival, and the way to the chat where it is talked about. */
function Arrival({ shipment: { uuid, status, side, arrival } }: { shipment: Shipment }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  if (!arrival)
    return (
      <Hint text={formatMessage(status === 'SHIPPED' ? detailMessages.notSaid : detailMessages.notLeft)} />
    );
  const { note, byName, caseUuid, reportedAt } = arrival;
  const facts: Fact[] = [
    {
      key: 'status',
      label: formatMessage(detailMessages.arrival),
      value: formatMessage(arrivalMessages[arrival.status]),
    },
    { key: 'by', label: formatMessage(detailMessages.reportedBy), value: byName && <bdi>{byName}</bdi> },
    { key: 'at', label: formatMessage(detailMessages.reportedAt), value: dateTime(reportedAt) },
  ];
  if (note)
    facts.push({
      key: 'note',
      label: formatMessage(detailMessages.note),
      value: <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>,
    });
  return (
    <Flex vertical gap={12} align="start">
      <Facts facts={facts} />
      {caseUuid && (
        <Link
          to={askPath(side === 'doctor' ? 'dso' : 'client', caseUuid, {
            kind: 'parcel',
            shipmentUuid: uuid,
          })}
        >
          {formatMessage(detailMessages.chat)}
        </Link>
      )}
    </Flex>
  );
}
