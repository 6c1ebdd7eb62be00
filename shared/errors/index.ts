export { PortalError, type ErrorEntry, type RefusalValues } from './portal-error';
export {
  ERROR_STATUS,
  FORBIDDEN_REASONS,
  RECORD_KINDS,
  type ErrorCode,
  type ErrorValues,
  type ForbiddenReason,
  type RecordKind,
} from './codes';
export { FIELD_CODES, type FieldCode, type FieldValues } from './field-codes';
