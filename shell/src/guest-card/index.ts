export { GuestCard } from './guest-card';
export { PasswordField } from './password-field';
export { PlainAlert } from './plain-alert';
export { PlainButton } from './plain-button';
export { PlainField } from './plain-field';
export { PlainForm } from './plain-form';
export { useLinkToken } from './use-link-token';
