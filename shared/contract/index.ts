// The browser's entry point of the contract: constants and types. Schemas (and with them the validator library) are in ./schemas.
export * from './constants';
export { BUS_EVENTS } from './bus';
export type { BusEventName, BusEvents, OnboardingStep } from './bus';
export { askPath, readReferenceParam, referenceParam, referencePath } from './chat-reference';
export { CASE_LISTS, HOME_PATH, PAGES, pathTo, roomPath, SHIPMENT_LISTS } from './paths';
export type { CaseListName, PageName, PageParams, ShipmentListName } from './paths';
export { SLOTS } from './slots';
export { isPrimary, placeOf, quadrantOf, toothLabel } from './tooth-label';
export type { Dentition, Quadrant } from './tooth-label';
export type { SlotName, SlotProps } from './slots';
export type * from './socket';
export type * from './calls/types';
export type { CallAccess } from './calls/call';
export type {
  Address,
  AddressChange,
  CaseShipTo,
  City,
  Country,
  DoctorAddressChange,
  NewAddress,
  NewDoctorAddress,
  ShipTo,
} from './resources/address';
export type {
  AssetType,
  CaseAsset,
  CaseAssetChange,
  CaseAssetTicket,
  FilePurpose,
  NewCaseAsset,
  PhoneLink,
  PhonePictureTicket,
  PhoneSlot,
  StoredFile,
} from './resources/asset';
export type { AuditCheck, AuditEntry, AuditListQuery } from './resources/audit';
export type {
  Credentials,
  ForgottenPassword,
  NewPassword,
  PasswordChange,
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnd,
  SecondFactorSecret,
  SessionInfo,
  SignInCode,
  Tokens,
} from './resources/auth';
export type {
  Case,
  CaseChange,
  CaseDates,
  CaseHistoryEntry,
  CaseNext,
  LastPrescription,
  UsualPrescription,
  CaseOwnStatistics,
  LastMile,
  NewCase,
  PhysicalImpressionsLink,
} from './resources/case';
export type { CaseCsvQuery, CaseListQuery, CaseStatistics } from './resources/case-list';
export type {
  ChangeCursor,
  ChatConnect,
  ChatFile,
  ChatFileTicket,
  ChatMessage,
  ChatMessageFile,
  ChatReference,
  Conversation,
  ConversationPage,
  ConversationsRequest,
  NewChatFile,
  NewChatMessage,
  NewChatReference,
  OwnerType,
  PendingRoom,
} from './resources/chat';
export type { ErrorReply, KeyedReference, List, ListQuery, Reference } from './resources/common';
export type {
  Company,
  CompanyChange,
  CompanyConfiguration,
  CompanyConfigurationChange,
  CompanyPackage,
  CompanyProduct,
  Lmp,
  LmpChange,
} from './resources/company';
export type {
  Contact,
  ContactChange,
  ContactMeChange,
  OwnContact,
  FlagsChange,
  ManagedRecords,
  NewContact,
  NoticeChoice,
} from './resources/contact';
export type { Doctor, DoctorCaseCounts, DoctorChange, NewDoctor } from './resources/doctor';
export type {
  DoctorImport,
  DoctorImportResult,
  DoctorImportRow,
  DoctorInvitationResult,
  DoctorInvitations,
} from './resources/doctor-import';
export type {
  CasesReassignment,
  DoctorBelongings,
  DoctorHistoryEntry,
  DoctorStatistics,
} from './resources/doctor-record';
export type { Erasure, NewErasure, NewProviderErasure, PatientCase, PatientCases } from './resources/erasure';
export type { FilterExpression } from './resources/filter';
export type { KeptListPreferences, ListPreferences, SavedView } from './resources/list-preferences';
export type { Batch, MadeWith, Making, NewRefinement, Order, Refinement } from './resources/order';
export type {
  AddedPasskey,
  NewPasskey,
  Passkey,
  PasskeyChange,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  PasskeySignIn,
} from './resources/passkey';
export type { NewPlanPin, PlanChecks, PlanPin, PlanReview } from './resources/plan-review';
export type { Plan, ViewerLink, ViewerModel } from './resources/plan';
export type {
  Attachment,
  GivenPlanDetails,
  InterproximalReduction,
  Overcorrection,
  PlanDetails,
  ToothMovement,
  ToothPosition,
} from './resources/plan-details';
export type {
  NewServiceRequest,
  RequestableCase,
  RequestRejection,
  RequestStatistics,
  ServiceRequest,
} from './resources/request';
export type {
  ArrivalReport,
  LastMileResults,
  LastMiles,
  ListedCourier,
  PackingSlip,
  Shipment,
  ShipmentContent,
  ShipmentStatistics,
} from './resources/shipment';
