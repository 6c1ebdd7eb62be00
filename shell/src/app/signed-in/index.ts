export { prepareSignedIn } from './prepare-signed-in';
export { SignedIn } from './signed-in';
