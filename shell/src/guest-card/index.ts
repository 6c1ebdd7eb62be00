export { EmailInput } from './email-input';
export { GuestCard } from './guest-card';
