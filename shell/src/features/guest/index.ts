export { AcceptInvitationPage } from './accept-invitation.page';
export { ForgetPasswordPage } from './forget-password.page';
export { SetPasswordPage } from './set-password.page';
