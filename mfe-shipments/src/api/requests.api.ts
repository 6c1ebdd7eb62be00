import { byScope, callOf, type CallRequest } from '@portal/shared/api';
import type { CallQuery, LastMile, NewServiceRequest, RequestRejection, ServiceRequest } from '@portal/shared/contract';
import type { CompanyRequestAction } from '../domain/request-actions';
import type { ShipmentType } from '../domain/shipment-paths';
import { scopeOf, shipmentsApi } from './shipments.api';

interface ListRequest {
  readonly type: ShipmentType;
  readonly query: NonNullable<CallQuery<'GET /request'>>;
}
/** A request and the list it belongs to, which decides between the calls for own and for doctors' requests. */
export interface RequestRef {
  readonly type: ShipmentType;
  readonly uuid: string;
}
/** Actions that need no more than the request. */
export type PlainRequestAction = Exclude<CompanyRequestAction, 'reject' | 'lastMileShipped'>;

const toRequestParams = ({ type, uuid }: RequestRef) => ({ scope: scopeOf(type), params: { id: uuid } });
const toParams = ({ uuid }: RequestRef) => ({ params: { id: uuid } });

const PLAIN_CALLS: Record<PlainRequestAction, { query(arg: RequestRef): CallRequest }> = {
  approve: callOf('PUT /dso/request/{id}/approve', toParams),
  cancel: callOf('PUT /request/{id}/cancel', toParams),
  courierNotified: byScope('PUT /request/{id}/courierNotified', toRequestParams),
};

/** What any change of a request makes stale. A refusal does too: the page shows what the request was before. */
const invalidatesTags = (request: ServiceRequest | undefined, _error: unknown, { uuid }: { uuid: string }) => [
  { type: 'Request' as const, id: uuid },
  'RequestList' as const,
  'RequestableCases' as const,
  ...(request ? [{ type: 'CaseParts' as const, id: request.case.uuid }] : []),
];

/** Calls of requests for retainers and replacements (specification § 7; SM-03 to SM-06). */
export const requestsApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    requests: build.query({
      ...byScope('GET /request', ({ type, query }: ListRequest) => ({ scope: scopeOf(type), query })),
      providesTags: ['RequestList'],
    }),
    request: build.query({
      ...byScope('GET /request/{id}', toRequestParams),
      providesTags: (_request, _error, { uuid }) => [{ type: 'Request', id: uuid }],
    }),
    requestFiles: build.query({
      ...byScope('GET /request/{id}/asset', (arg: RequestRef & { caseUuid: string }) => toRequestParams(arg)),
      providesTags: (_files, _error, { caseUuid }) => [{ type: 'RequestFiles', id: caseUuid }],
    }),
    createRequest: build.mutation({
      ...callOf('POST /request', (body: NewServiceRequest) => ({ body })),
      invalidatesTags: (_request, _error, { caseUuid }) => [
        'RequestList',
        'RequestableCases',
        { type: 'CaseParts', id: caseUuid },
      ],
    }),
    moveRequest: build.mutation<ServiceRequest, RequestRef & { readonly action: PlainRequestAction }>({
      query: ({ action, ...ref }) => PLAIN_CALLS[action].query(ref),
      invalidatesTags,
    }),
    rejectRequest: build.mutation({
      ...callOf('PUT /dso/request/{id}/reject', ({ uuid, rejection }: { uuid: string; rejection: RequestRejection }) => ({
        params: { id: uuid },
        body: rejection,
      })),
      invalidatesTags,
    }),
    sendRequestOn: build.mutation({
      ...callOf('POST /dso/request/{id}/lastMileShipped', ({ uuid, lastMile }: { uuid: string; lastMile: LastMile }) => ({
        params: { id: uuid },
        body: lastMile,
      })),
      invalidatesTags,
    }),
    rejectReasons: build.query(callOf('GET /rejectReason')),
  }),
});

export const {
  useRequestsQuery,
  useRequestQuery,
  useRequestFilesQuery,
  useCreateRequestMutation,
  useMoveRequestMutation,
  useRejectRequestMutation,
  useSendRequestOnMutation,
  useRejectReasonsQuery,
} = requestsApi;
