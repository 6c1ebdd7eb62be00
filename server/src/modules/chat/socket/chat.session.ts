import type { ErrorReply } from '@portal/shared/contract';
import { toErrorReply } from '../../../plugins/errors/error-reply';
import { refusal } from '../../../refusals';
import type { ChatSocket } from './chat.socket';

export const SESSION_OVER: ErrorReply = toErrorReply(refusal('sessionExpired')).body;

/** What the end of a session needs of a socket. */
interface Ending {
  emit(event: 'sessionEnded', error: ErrorReply): unknown;
  disconnect(close: true): unknown;
}

/** Tells a socket that its session is over, and closes it. */
export function endSession(socket: Ending, error: ErrorReply = SESSION_OVER): void {
  socket.emit('sessionEnded', error);
  socket.disconnect(true);
}

/** Who only listens asks for nothing that would be refused; the page comes back with its newer token, if it has one. */
export function endWithToken(socket: ChatSocket): void {
  const end = setTimeout(() => endSession(socket), socket.data.expiresAt.getTime() - Date.now());
  end.unref();
  socket.on('disconnect', () => clearTimeout(end));
}
