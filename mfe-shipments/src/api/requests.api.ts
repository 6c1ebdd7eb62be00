import { byScope, callOf, type CallRequest } from '@portal/shared/api';
import type {
  CallQuery,
  CaseSide,
  LastMile,
  NewServiceRequest,
  RequestRejection,
  ServiceRequest,
} from '@portal/shared/contract';
import type { CompanyRequestAction } from '../domain/request-actions';
import type { ShipmentType } from '../domain/shipment-paths';
import { scopeOf, shipmentsApi } from './shipments.api';

interface OfList<Q> {
  readonly type: ShipmentType;
  readonly query: Q;
}
/** Actions that need no more than the request. */
export type PlainRequestAction = Exclude<CompanyRequestAction, 'reject' | 'lastMileShipped'>;

interface PlainMove {
  readonly uuid: string;
  readonly side: CaseSide;
  readonly action: PlainRequestAction;
}

const toParams = (uuid: string) => ({ params: { id: uuid } });
const ofRequest = (_reply: unknown, _error: unknown, uuid: string) => [
  { type: 'Request' as const, id: uuid },
];

const PLAIN_CALLS: Record<PlainRequestAction, { query(move: PlainMove): CallRequest }> = {
  approve: callOf('PUT /dso/request/{id}/approve', ({ uuid }: PlainMove) => toParams(uuid)),
  cancel: callOf('PUT /request/{id}/cancel', ({ uuid }: PlainMove) => toParams(uuid)),
  courierNotified: byScope('PUT /request/{id}/courierNotified', ({ uuid, side }: PlainMove) => ({
    scope: side === 'doctor' ? 'doctors' : 'own',
    ...toParams(uuid),
  })),
};

/** What a change of a request makes stale, with the parcel that it may be in. A refusal does too: then the page shows what was before. */
const tagsOfChange = (request: ServiceRequest | undefined, _error: unknown, { uuid }: { uuid: string }) => [
  { type: 'Request' as const, id: uuid },
  'Shipment' as const,
  'RequestList' as const,
  'RequestableCases' as const,
  ...(request ? [{ type: 'CaseParts' as const, id: request.case.uuid }] : []),
];

/** Calls of requests for retainers and replacements (specification § 7; SM-03 to SM-06). By id a call finds those of either side. */
export const requestsApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    requests: build.query({
      ...byScope('GET /request', ({ type, query }: OfList<NonNullable<CallQuery<'GET /request'>>>) => ({
        scope: scopeOf(type),
        query,
      })),
      providesTags: ['RequestList'],
    }),
    requestStatistics: build.query({
      ...byScope('GET /request/statistics', (type: ShipmentType) => ({ scope: scopeOf(type) })),
      providesTags: ['RequestList'],
    }),
    requestableCases: build.query({
      ...byScope(
        'GET /request/case',
        ({ type, query }: OfList<NonNullable<CallQuery<'GET /request/case'>>>) => ({
          scope: scopeOf(type),
          query,
        }),
      ),
      providesTags: ['RequestableCases'],
    }),
    requestableCase: build.query({
      // Asked for by a press: why there is no form is told to the person.
      ...callOf('GET /case/{id}/requestable', toParams, { quiet: false }),
      providesTags: ['RequestableCases'],
    }),
    request: build.query({ ...callOf('GET /request/{id}', toParams), providesTags: ofRequest }),
    requestHistory: build.query({
      ...callOf('GET /request/{id}/history', toParams),
      providesTags: ofRequest,
    }),
    requestFiles: build.query({
      ...callOf('GET /request/{id}/asset', ({ uuid }: { uuid: string; caseUuid: string }) => toParams(uuid)),
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
    moveRequest: build.mutation<ServiceRequest, PlainMove>({
      query: (move) => PLAIN_CALLS[move.action].query(move),
      invalidatesTags: tagsOfChange,
    }),
    rejectRequest: build.mutation({
      ...callOf(
        'PUT /dso/request/{id}/reject',
        ({ uuid, rejection }: { uuid: string; rejection: RequestRejection }) => ({
          ...toParams(uuid),
          body: rejection,
        }),
      ),
      invalidatesTags: tagsOfChange,
    }),
    sendRequestOn: build.mutation({
      ...callOf(
        'POST /dso/request/{id}/lastMileShipped',
        ({ uuid, lastMile }: { uuid: string; lastMile: LastMile }) => ({ ...toParams(uuid), body: lastMile }),
      ),
      invalidatesTags: tagsOfChange,
    }),
    rejectReasons: build.query(callOf('GET /rejectReason')),
  }),
});

export const {
  useRequestsQuery,
  useRequestStatisticsQuery,
  useRequestableCasesQuery,
  useLazyRequestableCaseQuery,
  useRequestQuery,
  useRequestHistoryQuery,
  useRequestFilesQuery,
  useCreateRequestMutation,
  useMoveRequestMutation,
  useRejectRequestMutation,
  useSendRequestOnMutation,
  useRejectReasonsQuery,
} = requestsApi;
