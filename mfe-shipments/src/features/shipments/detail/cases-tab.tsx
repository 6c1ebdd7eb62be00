import { askPath, type Case, type Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import {
  CaseStatusTag,
  DataTable,
  EmptyState,
  Loaded,
  Ltr,
  orDash,
  PatientName,
  type DataColumn,
} from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useShipmentCasesQuery } from '../../../api/parcel.api';
import { useContentText } from '../../../components/contents/content-text';
import { AirwayBill } from '../../../components/parcel/airway-bill';
import { useCanRequest } from '../../../components/use-can-request';
import { requestPath } from '../../../domain/request-paths';
import { casePath, type ShipmentType } from '../../../domain/shipment-paths';
import { askMessage, detailMessages, sentOnAloneMessage } from './detail.messages';
import type { ShipmentTabProps } from './shipment.page';

type Column = DataColumn<Case, never>;
type LastMileWay = NonNullable<Shipment['lastMile']>;

/** The cases in a shipment, and what it brings for each (SM-02). */
export function CasesTab({ type, shipment }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const query = useShipmentCasesQuery({ type, uuid: shipment.uuid });
  const columns = useColumns(type, shipment);
  return (
    <Loaded query={query}>
      {(cases) => (
        <DataTable
          label={formatMessage(detailMessages.cases)}
          columns={columns}
          rows={cases}
          rowKey={({ uuid }) => uuid}
          empty={<EmptyState text={formatMessage(detailMessages.noCases)} />}
        />
      )}
    </Loaded>
  );
}

function useColumns(type: ShipmentType, { uuid: shipmentUuid, contents }: Shipment): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const column = (
    key: 'caseIdentifier' | 'patientName' | 'doctor' | 'contents' | 'caseStatus' | 'ask',
    render: Column['render'],
  ): Column => ({ key, title: formatMessage(detailMessages[key]), render });
  const doctor = column('doctor', (found) => orDash(found.doctor && <bdi>{found.doctor.name}</bdi>));
  return [
    column('caseIdentifier', ({ uuid, identifier }) => (
      <Link to={casePath(type, uuid)}>
        <Ltr>{identifier}</Ltr>
      </Link>
    )),
    column('patientName', ({ patientName }) => <PatientName name={patientName} />),
    ...(type === 'dso' ? [doctor] : []),
    column('contents', ({ uuid }) => (
      <Contents contents={contents.filter((content) => content.case.uuid === uuid)} />
    )),
    column('caseStatus', ({ status }) => <CaseStatusTag status={status} />),
    column('ask', ({ uuid, identifier }) => (
      <Link
        to={askPath(type === 'dso' ? 'dso' : 'client', uuid, { kind: 'parcel', shipmentUuid })}
        aria-label={formatMessage(askMessage, { identifier })}
      >
        {formatMessage(detailMessages.askShort)}
      </Link>
    )),
  ];
}

/** What the parcel brings for a case; a request leads to its page where requests are the reader's. */
function Contents({ contents }: Pick<Shipment, 'contents'>) {
  const textOf = useContentText();
  const canRequest = useCanRequest();
  const parts = contents.map((content) => ({ ...content, text: textOf(content) }));
  if (parts.every(({ text, lastMile }) => text === '' && !lastMile)) return orDash(null);
  return (
    <Flex vertical>
      {parts.map(({ request, text, lastMile }) => (
        <Fragment key={text}>
          {request && canRequest ? (
            <Link to={requestPath(request.uuid)}>{text}</Link>
          ) : (
            text && <span>{text}</span>
          )}
          {lastMile && <OwnLastMile lastMile={lastMile} />}
        </Fragment>
      ))}
    </Flex>
  );
}

/** How something was sent on that did not go with the rest of the parcel. */
function OwnLastMile({ lastMile }: { lastMile: LastMileWay }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { courier, airwayBillNumber, trackingUrl, shippedAt } = lastMile;
  return (
    <>
      <Typography.Text type="secondary">
        {formatMessage(sentOnAloneMessage, { date: date(shippedAt) })}
      </Typography.Text>
      <Flex wrap gap="0 8px">
        {courier && <bdi>{courier.title}</bdi>}
        {airwayBillNumber && <AirwayBill number={airwayBillNumber} trackingUrl={trackingUrl} />}
      </Flex>
    </>
  );
}
