export { NotFoundPage, PortalMain } from './portal-main';
export { RemoteOutlet } from './remote-outlet';
