export { NewPasswordFields } from './new-password-fields';
export { newPasswordError } from './new-password-error';
