// One chunk: each costs the first script a line with its hash.
export { AcceptInvitationPage, ForgetPasswordPage, SetPasswordPage } from '../features/guest';
export { SecondStepForm } from '../features/session/second-step-form';
