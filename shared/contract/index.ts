// The browser's face of the contract: constants and types. Schemas (and with them the validator library) are in ./schemas.
export * from './constants';
export { BUS_EVENTS } from './bus';
export type { BusEventName, BusEvents } from './bus';
export type * from './socket';
export type * from './calls/types';
export type { CallAccess } from './calls/call';
export type { AssetType, CaseAsset, CaseAssetTicket, NewCaseAsset } from './resources/asset';
export type { Credentials, PasswordChange, Tokens } from './resources/auth';
export type {
  Case,
  CaseChange,
  CaseHistoryEntry,
  CaseListQuery,
  CaseStatistics,
  NewCase,
} from './resources/case';
export type { ChatMessage, NewChatMessage, OwnerType, PendingRoom } from './resources/chat';
export type { ErrorReply, List, ListQuery } from './resources/common';
export type {
  Company,
  CompanyChange,
  CompanyConfiguration,
  CompanyConfigurationChange,
} from './resources/company';
export type { Contact, ContactMeChange, FlagsChange } from './resources/contact';
export type { Doctor } from './resources/doctor';
export type { FilterExpression } from './resources/filter';
export type { Plan } from './resources/plan';
export type { Shipment } from './resources/shipment';
