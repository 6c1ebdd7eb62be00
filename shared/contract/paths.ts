import type { OwnerType } from './resources/chat';

/** The two lists of cases, as addresses name them: the company's own, and those of its doctors. */
export const CASE_LISTS = ['admin', 'doctor'] as const;
export type CaseListName = (typeof CASE_LISTS)[number];

/** The two lists of shipments, and of requests, as addresses name them: the company's own, and those of its organisation's doctors. */
export const SHIPMENT_LISTS = ['client', 'dso'] as const;
export type ShipmentListName = (typeof SHIPMENT_LISTS)[number];

/** The address of each page, in React Router's notation (specification § 2). */
export const PAGES = {
  home: '/',
  dashboardRoot: '/dashboard',
  dashboard: '/dashboard/:list/:status',
  casesRoot: '/cases',
  newCase: '/cases/new',
  caseList: '/cases/:list',
  caseWithoutTab: '/cases/:list/:caseId',
  case: '/:list/:status/:caseId/:tab',
  viewer: '/viewer/:token',
  inbox: '/inbox',
  room: '/cases/:room/chat',
  dsoRoom: '/cases/dso/:room/chat',
  adminRoom: '/cases/admin/:room/chat',
  shipmentsRoot: '/shipments',
  shipmentList: '/shipments/:type',
  shipment: '/shipments/:type/:shipmentId/:tab',
  requests: '/request',
  requestList: '/request/:type',
  request: '/request/:requestId/:tab',
  doctors: '/doctors',
  doctor: '/doctors/:doctorId/:tab',
  profileRoot: '/profile',
  profile: '/profile/:tab',
  laserMarking: '/lmp',
  audit: '/audit',
  patientData: '/patient-data',
  login: '/login',
  forgetPassword: '/forget-password',
  setPassword: '/set-password',
  acceptInvitation: '/accept-invitation',
  phone: '/phone',
  resetPassword: '/reset-password',
  quickGuide: '/quick-guide',
} as const;
export type PageName = keyof typeof PAGES;

/** What may stand for a parameter; one that is not named here may be any text. */
interface ParamValues {
  list: CaseListName;
  type: ShipmentListName;
}
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;
export type PageParams<N extends PageName> = {
  readonly [K in ParamName<(typeof PAGES)[N]>]: K extends keyof ParamValues ? ParamValues[K] : string;
};

/** The address of a page: `pathTo('doctor', { doctorId, tab: 'profile' })`. */
export function pathTo<N extends PageName>(
  page: N,
  ...[params]: keyof PageParams<N> extends never ? [] : [params: PageParams<N>]
): string {
  return fill(PAGES[page], params);
}

/** Where the portal begins: the company's own cases that wait for somebody (SH-03). */
export const HOME_PATH = pathTo('dashboard', { list: 'admin', status: 'all' });

/** The room of a case, by whose case it is (SH-09). */
export function roomPath(ownerType: OwnerType, room: string): string {
  return pathTo(({ client: 'room', dso: 'dsoRoom', admin: 'adminRoom' } as const)[ownerType], { room });
}

function fill(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (whole, name: string) => encodeURIComponent(params[name] ?? whole));
}
