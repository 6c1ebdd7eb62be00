import { api, sentTokenOf, toErrorData } from '@portal/shared/api';
import { bus } from '@portal/shared/bus';
import { LIMITS } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { UploadItem, UploadOwner } from '@portal/shared/uploads';
import {
  actionChannel,
  buffers,
  call,
  type Channel,
  channel,
  fork,
  put,
  race,
  select,
  take,
} from '@portal/shared/saga';
import { notify, type NoticeContent } from '../../../notices';
import { CANCELLED, type FileUpload, type LeftUpload, type UploadTicket } from '../../../transfer';
import { failureNotice, noticeOfRefusal, refusalByServer } from './upload-refusal';
import { createSpeedMeter } from './speed';
import { selectUploads } from './uploads.selectors';
import {
  added,
  cancelled,
  emptied,
  failed,
  finished,
  progressed,
  retried,
  started,
  uploadUnauthorised,
  waited,
  type UploadsState,
} from './uploads.slice';

export interface UploadServices {
  readonly uploadFile: (upload: FileUpload) => Promise<void>;
  readonly discardUpload: (left: LeftUpload) => Promise<void>;
  readonly readToken: () => string | null;
  /** The files of the items, by id. */
  readonly files: Map<string, File>;
}

/** Sends the queued files, six at once (UP-01). Runs with the session; its cancellation aborts all uploads. */
export function* uploadsSaga(services: UploadServices) {
  const changes = (yield actionChannel([added, retried, finished, failed, cancelled])) as Channel<object>;
  try {
    // From a channel, one after another, so that no item is started twice.
    for (;;) {
      yield take(changes);
      // `yield*`, because `call` would wait for the uploads that are forked.
      yield* startPending(services);
    }
  } finally {
    services.files.clear();
    yield put(emptied());
  }
}

function* startPending(services: UploadServices) {
  const items = (yield select(selectUploads)) as UploadsState;
  const running = items.filter(({ state }) => state === 'uploading').length;
  const waiting = items.filter(({ state }) => state === 'pending');
  for (const item of waiting.slice(0, Math.max(0, LIMITS.concurrentUploads - running))) {
    yield put(started(item.id));
    yield fork(upload, item, services);
  }
}

function* upload(item: UploadItem, services: UploadServices) {
  const { id, caseUuid, fileName } = item;
  const file = services.files.get(id);
  if (!file) return;
  const aborter = new AbortController();
  const signs = channel<Sign>(buffers.sliding(1));
  let sent: string | null = null;
  const readToken = () => (sent = services.readToken());
  const request = toFileUpload(item, file, readToken, { aborter, signs });
  try {
    const { isCancelled } = (yield race({
      isDone: call(services.uploadFile, request),
      isCancelled: take(isOf(cancelled, id)),
      progress: call(reportProgress, id, signs),
    })) as { isCancelled?: unknown };
    if (isCancelled) return aborter.abort(CANCELLED);
    services.files.delete(id);
    yield put(finished(id));
    yield call(() => bus.emit('assets:updated', { caseUuid }));
  } catch (error) {
    const { code, status } = toErrorData(error);
    const refused = refusalByServer(code);
    yield put(failed({ id, error: code, ...(refused && { refused }) }));
    const notice: NoticeContent = refused
      ? noticeOfRefusal(refused, item)
      : { kind: 'error', name: failureNotice(code), values: { fileName } };
    const announced = error instanceof PortalError ? sentTokenOf(error) : undefined;
    // Six are refused one after another, and the token may have been renewed after the first.
    const isRefusedToken = status === 401 && (announced ?? sent) === services.readToken();
    yield put(isRefusedToken ? uploadUnauthorised(notice) : notify(notice));
    yield fork(discardWhenRemoved, id, request, services);
  } finally {
    aborter.abort();
    signs.close();
  }
}

/** Waits for the person: a retry that begins keeps the data on the server, a removal before deletes it there too. */
function* discardWhenRemoved(id: string, request: FileUpload, { discardUpload }: UploadServices) {
  const { isRemoved } = (yield race({
    isRemoved: take(isOf(cancelled, id)),
    isRetried: take(isOf(started, id)),
  })) as { isRemoved?: unknown };
  if (isRemoved) yield call(discardUpload, request);
}

function isOf(creator: typeof cancelled | typeof started, id: string) {
  return (action: unknown): boolean => creator.match(action) && action.payload === id;
}

/** Bytes sent so far, or 'waiting' while server or network are out of reach. */
type Sign = number | 'waiting';

interface Wires {
  readonly aborter: AbortController;
  readonly signs: Channel<Sign>;
}

function toFileUpload(
  item: UploadItem,
  file: File,
  readToken: UploadServices['readToken'],
  { aborter, signs }: Wires,
): FileUpload {
  return {
    file,
    resumeKey: resumeKeyOf(item, file),
    readToken,
    getTicket: () => announce(item),
    onProgress: (sent) => signs.put(sent),
    onWaiting: () => signs.put('waiting'),
    signal: aborter.signal,
  };
}

/** The same file for the case and for a request of it is two uploads. */
function resumeKeyOf({ caseUuid, assetType, ...item }: UploadItem, file: File): string {
  const place = [caseUuid, ...Object.values(ownerOf(item)), assetType];
  return ['portal', ...place, file.name, file.size, file.lastModified].join('-');
}

function ownerOf({ requestUuid, refinementUuid }: UploadOwner): UploadOwner {
  return { ...(requestUuid && { requestUuid }), ...(refinementUuid && { refinementUuid }) };
}

async function announce({ caseUuid, assetType, fileName, size, ...item }: UploadItem): Promise<UploadTicket> {
  const body = { caseUuid, assetType, name: fileName, size, ...ownerOf(item) };
  const { asset, upload: place } = await api.call('POST /caseAsset', { body }, { quiet: true });
  return { url: place.url, assetUuid: asset.uuid };
}

function* reportProgress(id: string, signs: Channel<Sign>) {
  let speedAt = createSpeedMeter();
  for (;;) {
    const sign = (yield take(signs)) as Sign;
    if (sign === 'waiting') {
      // A pause must not lower the average speed.
      speedAt = createSpeedMeter();
      yield put(waited(id));
    } else yield put(progressed({ id, sent: sign, speed: speedAt(sign) }));
  }
}
