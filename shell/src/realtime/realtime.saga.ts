import { bus } from '@portal/shared/bus';
import { PortalError } from '@portal/shared/errors';
import { session } from '@portal/shared/session';
import { call, delay, eventChannel, takeEvery } from '@portal/shared/saga';
import { forgetChatConnect } from './chat-connect';
import type { OpenedSocket, openSocket } from './open-socket';
import type { RealtimeHub } from './realtime-hub';

/** Pause before another attempt to open the socket, in milliseconds. */
const PAUSE_MS = 5_000;
/** The same for a person who has to set up a second factor before: each refusal is on record. */
const HELD_PAUSE_MS = 60_000;

export interface RealtimeServices {
  readonly hub: RealtimeHub;
  readonly openSocket: typeof openSocket;
  readonly readToken: () => string | null;
  /** The server refused the socket's token. */
  readonly onUnauthorised: () => void;
}

/** Keeps the socket open while somebody is signed in (SH-24); a cancellation closes it. */
export function* realtimeSaga(services: RealtimeServices) {
  const { hub, openSocket: open, readToken } = services;
  yield takeEvery(changes(hub), emitOnBus);
  const { user } = session.get();
  const uuid = user?.role === 'RM' ? user.uuid : null;
  let opening: Promise<OpenedSocket> | undefined;
  try {
    const opened = (yield call(openWithRetry, () => (opening = open({ readToken, uuid })))) as OpenedSocket;
    keepOpen(opened, services);
    hub.attach(opened.socket, opened.cursor);
    // Never resolves: the saga ends by cancellation.
    yield call(() => new Promise(() => undefined));
  } finally {
    hub.detach();
    forgetChatConnect();
    opening?.then(close, () => undefined);
  }
}

/** Also closes a socket that opens after the session has ended. */
function close({ socket }: OpenedSocket): void {
  socket.removeAllListeners();
  socket.disconnect();
}

function* openWithRetry(open: () => Promise<OpenedSocket>) {
  for (let wasHeld = false; ;) {
    try {
      const opened = (yield call(open)) as OpenedSocket;
      if (wasHeld) yield call(readAnew);
      return opened;
    } catch (error) {
      const isHeld = error instanceof PortalError && error.code === 'secondFactorRequired';
      wasHeld ||= isHeld;
      yield isHeld ? call(pauseWhileHeld) : delay(PAUSE_MS);
    }
  }
}

/** Nothing is required of the person any more: the session, and what was refused, is read again. */
function readAnew(): void {
  bus.emit('changes:lost', {});
}

/** Ends early when the session is read again, as it is after the setup in this tab. */
function pauseWhileHeld(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, HELD_PAUSE_MS);
    const off = session.subscribe(end);
    function end(): void {
      clearTimeout(timer);
      off();
      resolve();
    }
  });
}

/** socket.io reconnects after a lost connection, but not after one that the server closed or refused. */
function keepOpen(
  { socket, sentToken }: OpenedSocket,
  { readToken, onUnauthorised }: RealtimeServices,
): void {
  let wasHeld = false;
  const connect = () => {
    // Without listeners the socket was closed for good.
    if (socket.hasListeners('connect_error')) socket.connect();
  };
  const again = () => setTimeout(connect, PAUSE_MS);
  socket.on('connect', () => {
    if (wasHeld) readAnew();
    wasHeld = false;
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again();
  });
  socket.on('connect_error', (error) => {
    if (socket.active) return;
    const { code } = (error as Error & { data?: { code?: string } }).data ?? {};
    if (code === 'secondFactorRequired') {
      wasHeld = true;
      return void pauseWhileHeld().then(connect);
    }
    const isUnauthorised = code === 'sessionExpired' || code === 'unauthenticated';
    // Another tab may have renewed the token since it was sent.
    if (isUnauthorised && sentToken() === readToken()) onUnauthorised();
    // With a renewed token; the end of the session takes the listeners away.
    again();
  });
}

/** The server's changes of records, as functions that emit them on the bus. */
function changes(hub: RealtimeHub) {
  return eventChannel<() => void>((emit) => {
    const offs = [
      hub.on('caseChanged', (change) => emit(() => bus.emit('case:updated', change))),
      hub.on('assetsChanged', (change) => emit(() => bus.emit('assets:updated', change))),
      hub.on('shipmentChanged', (change) => emit(() => bus.emit('shipment:updated', change))),
      hub.on('requestChanged', (change) => emit(() => bus.emit('request:updated', change))),
      hub.on('refinementChanged', (change) => emit(() => bus.emit('refinement:updated', change))),
      hub.on('companyChanged', (change) => emit(() => bus.emit('company:changed', change))),
      hub.on('doctorChanged', (change) => emit(() => bus.emit('doctor:changed', change))),
      hub.on('contactChanged', (change) => emit(() => bus.emit('contact:changed', change))),
    ];
    return () => offs.forEach((off) => off());
  });
}

function* emitOnBus(emit: () => void) {
  yield call(emit);
}
