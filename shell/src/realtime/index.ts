export { openSocket } from './open-socket';
export { createRealtimeHub, type PortalSocket, type RealtimeHub } from './realtime-hub';
export { realtimeSaga, type RealtimeServices } from './realtime.saga';
