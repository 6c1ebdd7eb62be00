// The server's entry point of the contract: every schema and the table of calls.
export { CALLS } from './calls';
export { API_VERSION } from './version';
export type { CallKey, CallSpec, CallAccess } from './calls/call';
export * from './resources/address';
export * from './resources/asset';
export * from './resources/auth';
export * from './resources/case';
export * from './resources/chat';
export * from './resources/common';
export * from './resources/company';
export * from './resources/contact';
export * from './resources/doctor';
export * from './resources/list-preferences';
export * from './resources/order';
export * from './resources/plan';
export * from './resources/request';
export * from './resources/shipment';
