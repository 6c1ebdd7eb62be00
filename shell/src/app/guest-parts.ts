import * as pages from '../features/guest';
import { withAntd } from './with-antd';

// One chunk: each costs the first script a line with its hash.
export const AcceptInvitationPage = withAntd(pages.AcceptInvitationPage);
export const ForgetPasswordPage = withAntd(pages.ForgetPasswordPage);
export const SetPasswordPage = withAntd(pages.SetPasswordPage);
export { SecondStepForm } from '../features/session/second-step-form';
