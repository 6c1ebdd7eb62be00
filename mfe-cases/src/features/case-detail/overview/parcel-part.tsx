import type { Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Ltr } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseShipmentsQuery } from '../../../api/case-parts.api';
import type { CaseTabProps } from '../../../components/case-tab';
import { FailedPart, hasFailed } from './failed-part';
import { overviewMessages } from './overview.messages';
import { PartCard } from './part-card';

/** The newest parcel with the case in it: where it is, and where its courier tells of it. */
export function ParcelPart({ caseRecord, list, openTab }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseShipmentsQuery({ list, id: caseRecord.uuid });
  const parcel = query.currentData?.[0];
  if (hasFailed(query)) return <FailedPart title={formatMessage(overviewMessages.parcel)} query={query} />;
  if (!parcel) return null;
  return (
    <PartCard
      title={formatMessage(overviewMessages.parcel)}
      open={formatMessage(overviewMessages.openParcel)}
      onOpen={() => openTab('shipments')}
    >
      <Typography.Text strong>
        <Ltr>{parcel.identifier}</Ltr>
      </Typography.Text>
      <ParcelState parcel={parcel} />
      <Tracking parcel={parcel} />
    </PartCard>
  );
}

function ParcelState({ parcel: { arrival, shippedAt, lastMile } }: { parcel: Shipment }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const since = lastMile?.shippedAt ?? shippedAt;
  if (arrival?.status === 'ARRIVED') return <span>{formatMessage(overviewMessages.parcelArrived)}</span>;
  if (!since) return <span>{formatMessage(overviewMessages.parcelBooked)}</span>;
  return <span>{formatMessage(overviewMessages.parcelShipped, { date: date(since) })}</span>;
}

/** Of the way that it has gone last. */
function Tracking({ parcel }: { parcel: Shipment }) {
  const { courier, airwayBillNumber, trackingUrl } = parcel.lastMile ?? parcel;
  if (!courier && !airwayBillNumber) return null;
  const bill = airwayBillNumber && <Ltr>{airwayBillNumber}</Ltr>;
  return (
    <Flex wrap gap="0 8px">
      {courier && <span>{courier.title}</span>}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {bill}
        </a>
      ) : (
        bill
      )}
    </Flex>
  );
}
