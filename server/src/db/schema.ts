export { caseAsset, caseHistory, caseIdentifierSeq, dentalCase, plan } from './tables/case';
export { chatMessage, chatRoom, chatSeen } from './tables/chat';
export { company, companyConfiguration, country } from './tables/company';
export { auditLog, contact, loginFailure, session, sessionToken, setting } from './tables/contact';
export { doctor } from './tables/doctor';
export { courier, shipment, shipmentCase, shipmentIdentifierSeq } from './tables/shipment';
