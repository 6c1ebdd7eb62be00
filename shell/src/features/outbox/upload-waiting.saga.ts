import { api } from '@portal/shared/api';
import type { ChatFileTicket } from '@portal/shared/contract';
import {
  buffers,
  call,
  type Channel,
  channel,
  delay,
  fork,
  put,
  race,
  type SagaIterator,
  select,
  take,
} from '@portal/shared/saga';
import { CANCELLED, type FileUpload, type UploadTicket } from '../../transfer';
import { readBytes } from './kept-bytes';
import {
  connected,
  progressed,
  selectOutbox,
  stored,
  uploadEnded,
  type OutboxSliceState,
} from './outbox.slice';
import { change, readOutbox, type StoredFile } from './stored-outbox';
import { verdictOn, type Verdict } from './verdict';
import { withLock } from './with-lock';

export interface OutboxUploads {
  readonly uploadFile: (upload: FileUpload) => Promise<void>;
  readonly readToken: () => string | null;
}

/** Files of the chat that are on their way at once, beside those of cases. */
const AT_ONCE = 3;

/** Sends the files that wait, in the order they were chosen. `changes` tells of everything that may let one go. */
export function* uploadWaiting(
  owner: string,
  uploads: OutboxUploads,
  changes: Channel<object>,
): SagaIterator<void> {
  const running = new Set<string>();
  for (;;) {
    yield take(changes);
    const { files }: OutboxSliceState = yield select(selectOutbox);
    const waiting = files.filter((file) => isWaiting(file) && !running.has(file.id));
    for (const file of waiting.slice(0, AT_ONCE - running.size)) {
      running.add(file.id);
      yield fork(function* () {
        yield* upload(owner, file, uploads);
        running.delete(file.id);
        // Lets the next one start.
        yield put(stored(readOutbox(owner)));
      });
    }
  }
}

const isWaiting = ({ isStored, refused }: StoredFile): boolean => !isStored && !refused;

/** Until it has arrived, is refused, or is removed by the person. */
function* upload(owner: string, file: StoredFile, uploads: OutboxUploads): SagaIterator<void> {
  const aborter = new AbortController();
  const signs = channel<Sign>(buffers.sliding(1));
  try {
    yield race([
      call(uploadUntilSettled, owner, file, { ...uploads, aborter, signs }),
      call(reportProgress, file.id, signs),
      call(untilRemoved, file.id, aborter),
    ]);
  } finally {
    aborter.abort();
    signs.close();
    yield put(uploadEnded(file.id));
  }
}

/** Bytes sent so far, or 'waiting' while server or network are out of reach. */
type Sign = number | 'waiting';

interface Sending extends OutboxUploads {
  readonly aborter: AbortController;
  readonly signs: Channel<Sign>;
}

function* uploadUntilSettled(owner: string, file: StoredFile, sending: Sending): SagaIterator<void> {
  for (let tries = 0; ; tries++) {
    const verdict: Verdict | null = yield call(uploadOnce, owner, file, sending, tries);
    if (!verdict) return;
    if ('refused' in verdict) return change(owner, file.id, verdict);
    yield put(progressed({ id: file.id, sent: 0, isWaiting: true }));
    yield race([delay(verdict.pauseMs), take(connected)]);
  }
}

/** One tab at a time; what another one has sent meanwhile is not sent again. Null when it has arrived. */
function uploadOnce(
  owner: string,
  { id }: StoredFile,
  sending: Sending,
  tries: number,
): Promise<Verdict | null> {
  return withLock(id, async () => {
    const entry = readOutbox(owner).files.find((one) => one.id === id);
    if (!entry || !isWaiting(entry)) return null;
    try {
      const file = await readBytes(id, entry);
      // The person has cleared the browser's data.
      if (!file) return { refused: { code: 'notFound', message: '', values: { record: 'file' } } };
      await sending.uploadFile(toFileUpload(owner, entry, file, sending));
      change(owner, id, { isStored: true });
      return null;
    } catch (error) {
      return sending.aborter.signal.aborted ? null : verdictOn(error, tries);
    }
  });
}

function toFileUpload(owner: string, entry: StoredFile, file: File, sending: Sending): FileUpload {
  const { aborter, signs, readToken } = sending;
  return {
    file,
    resumeKey: `portal-chat-${entry.id}`,
    readToken,
    getTicket: () => announce(owner, entry),
    onProgress: (sent) => signs.put(sent),
    onWaiting: () => signs.put('waiting'),
    signal: aborter.signal,
  };
}

/** The key is kept before the first byte is sent: an upload that is resumed after a reload is not announced again. */
async function announce(owner: string, { id, room, name, size }: StoredFile): Promise<UploadTicket> {
  const body = { room, name, size };
  const ticket: ChatFileTicket = await api.call('POST /chatFile', { body }, { quiet: true });
  change(owner, id, { fileKey: ticket.fileKey });
  return { url: ticket.upload.url, assetUuid: ticket.upload.uploadUuid };
}

function* reportProgress(id: string, signs: Channel<Sign>): SagaIterator<void> {
  let sent = 0;
  for (;;) {
    const sign: Sign = yield take(signs);
    if (sign !== 'waiting') sent = sign;
    yield put(progressed({ id, sent, isWaiting: sign === 'waiting' }));
  }
}

/** What was removed here or in another tab is removed on the server too. */
function* untilRemoved(id: string, aborter: AbortController): SagaIterator<void> {
  for (;;) {
    yield take(stored);
    const { files }: OutboxSliceState = yield select(selectOutbox);
    if (!files.some((file) => file.id === id)) return aborter.abort(CANCELLED);
  }
}
