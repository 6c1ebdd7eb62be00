import type { ServiceRequest } from '@portal/shared/contract';
import type { Dates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Ltr, PatientName } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useOriginState } from '../../components/use-list-origin';
import { requestPath } from '../../domain/request-paths';
import { casePath, typeOfSide } from '../../domain/shipment-paths';
import { Rejection } from './rejection';
import { RequestStatusTag } from './request-status-tag';
import { RequestSteps } from './request-steps';
import { requestArchMessages, requestTypeMessages, type requestFieldMessages } from './requests.messages';

export type RequestField = keyof typeof requestFieldMessages;
export type RequestFields = Record<RequestField, (request: ServiceRequest) => ReactNode>;

/**
 * How each field of a request is shown, in lists and on its own page; null where there is nothing to show.
 * @param canOpen whether the pages of requests are open to the reader
 */
export function requestFields({ formatMessage }: IntlShape, { date }: Dates, canOpen = true): RequestFields {
  return {
    identifier: (request) => (canOpen ? <RequestLink request={request} /> : <Ltr>{request.identifier}</Ltr>),
    type: ({ type }) => formatMessage(requestTypeMessages[type]),
    status: (request) => (
      <Flex vertical align="start" gap={4}>
        <RequestStatusTag status={request.status} />
        <Rejection request={request} />
      </Flex>
    ),
    case: ({ side, case: { uuid, identifier } }) => (
      <Link to={casePath(typeOfSide(side), uuid)}>
        <Ltr>{identifier}</Ltr>
      </Link>
    ),
    patient: ({ case: { patientName } }) => <PatientName name={patientName} />,
    doctor: ({ doctor }) => doctor && <bdi>{doctor.name}</bdi>,
    steps: ({ fromStep, toStep }) => <RequestSteps fromStep={fromStep} toStep={toStep} />,
    arch: ({ arch }) => formatMessage(requestArchMessages[arch]),
    note: ({ note }) => note && <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>,
    createdAt: ({ createdAt }) => date(createdAt),
    shippedAt: ({ shippedAt }) => shippedAt && date(shippedAt),
  };
}

function RequestLink({ request: { uuid, identifier } }: { request: ServiceRequest }) {
  return (
    <Link to={requestPath(uuid)} state={useOriginState()}>
      <Ltr>{identifier}</Ltr>
    </Link>
  );
}
