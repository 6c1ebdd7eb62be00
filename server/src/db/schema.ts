export { address } from './tables/address';
export { caseAsset } from './tables/asset';
export { auditChain, auditLog } from './tables/audit';
export { caseHistory, caseIdentifierSeq, dentalCase, plan } from './tables/case';
export { companyChange, companyChangeEnd } from './tables/change';
export { chatMessage, chatMessageFile, chatRoom, chatSeen } from './tables/chat';
export { company, companyConfiguration, country, laserMarking } from './tables/company';
export {
  contact,
  listPreference,
  loginFailure,
  passwordToken,
  recoveryCode,
  secondFactor,
  session,
  sessionToken,
  setting,
} from './tables/contact';
export { doctor, doctorHistory } from './tables/doctor';
export { caseErasure } from './tables/erasure';
export { chatUpload, storedFile } from './tables/file';
export { idempotencyKey } from './tables/idempotency';
export { mailOutbox } from './tables/mail';
export { batch, orderIdentifierSeq, productionOrder, refinement } from './tables/order';
export { passkey, passkeyChallenge } from './tables/passkey';
export { phoneLink } from './tables/phone-link';
export { planCheck, planPin } from './tables/plan-review';
export { rejectReason, requestIdentifierSeq, serviceRequest } from './tables/request';
export { courier, shipment, shipmentCase, shipmentIdentifierSeq } from './tables/shipment';
