export { PortalError, type ErrorCode } from './portal-error';
export { ERROR_STATUS } from './codes';
