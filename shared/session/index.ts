export { publishSession, session, usePermissions, useSession, type SessionView } from './session';
