export { fieldRefusal, refusal, type FieldRefusal } from './refuse';
