import { askPath, type Case, type Shipment } from '@portal/shared/contract';
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
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useShipmentCasesQuery } from '../../../api/parcel.api';
import { useContentText } from '../../../components/contents/content-text';
import { useCanRequest } from '../../../components/use-can-request';
import { requestPath } from '../../../domain/request-paths';
import { casePath, type ShipmentType } from '../../../domain/shipment-paths';
import { askMessage, detailMessages } from './detail.messages';
import type { ShipmentTabProps } from './shipment.page';

type Column = DataColumn<Case, never>;

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
  const parts = contents.map((content) => ({ request: content.request, text: textOf(content) }));
  if (parts.every(({ text }) => text === '')) return orDash(null);
  return (
    <Flex vertical>
      {parts.map(({ request, text }) =>
        request && canRequest ? (
          <Link key={text} to={requestPath(request.uuid)}>
            {text}
          </Link>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </Flex>
  );
}
