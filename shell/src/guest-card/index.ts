export { GuestCard } from './guest-card';
