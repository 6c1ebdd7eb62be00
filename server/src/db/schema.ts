export { address } from './tables/address';
export { caseAsset } from './tables/asset';
export { caseHistory, caseIdentifierSeq, dentalCase, plan } from './tables/case';
export { chatMessage, chatRoom, chatSeen } from './tables/chat';
export { company, companyConfiguration, country, laserMarking } from './tables/company';
export {
  auditLog,
  contact,
  listPreference,
  loginFailure,
  passwordToken,
  session,
  sessionToken,
  setting,
} from './tables/contact';
export { doctor, doctorHistory } from './tables/doctor';
export { storedFile } from './tables/file';
export { mailOutbox } from './tables/mail';
export { batch, orderIdentifierSeq, productionOrder, refinement } from './tables/order';
export { rejectReason, requestIdentifierSeq, serviceRequest } from './tables/request';
export { courier, shipment, shipmentCase, shipmentIdentifierSeq } from './tables/shipment';
