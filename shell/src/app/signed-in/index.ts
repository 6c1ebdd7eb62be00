import { withAntd } from '../with-antd';
import { SignedIn as SignedInPage } from './signed-in';

export { prepareSignedIn } from './prepare-signed-in';
export const SignedIn = withAntd(SignedInPage);
