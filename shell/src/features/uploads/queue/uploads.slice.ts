import type { ErrorCode } from '@portal/shared/errors';
import type { UploadItem, UploadRefusal, UploadRequest } from '@portal/shared/uploads';
import { createAction, createSlice, type PayloadAction } from '@portal/shared/redux';
import type { NoticeContent } from '../../../notices';

export type UploadsState = readonly UploadItem[];

interface Failure {
  readonly id: string;
  readonly error: ErrorCode;
  readonly refused?: UploadRefusal;
}

interface Progress {
  readonly id: string;
  readonly sent: number;
  readonly speed: number | null;
}

/** The queue of uploads. The `File` objects are kept outside, because a store holds plain data. */
export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: [] as UploadsState,
  reducers: {
    /** Replaces a failed upload in the same slot. */
    added: (state, { payload }: PayloadAction<UploadItem>) => [
      ...state.filter((item) => !(item.state === 'failed' && isSameSlot(item, payload))),
      payload,
    ],
    started: (state, { payload }: PayloadAction<string>) =>
      change(state, payload, { state: 'uploading', error: null, speed: null, isWaiting: false }),
    progressed: (state, { payload: { id, ...how } }: PayloadAction<Progress>) =>
      change(state, id, { ...how, isWaiting: false }),
    waited: (state, { payload }: PayloadAction<string>) =>
      change(state, payload, { speed: null, isWaiting: true }),
    finished: (state, { payload }: PayloadAction<string>) =>
      withoutFinishedCases(change(state, payload, { state: 'done' })),
    failed: (state, { payload: { id, ...why } }: PayloadAction<Failure>) =>
      change(state, id, { state: 'failed', ...why }),
    cancelled: (state, { payload }: PayloadAction<string>) =>
      withoutFinishedCases(change(state, payload, { state: 'discarded' })),
    /** Only failed uploads: a second click must not send a file twice. */
    retried: (state, { payload }: PayloadAction<string>) =>
      state.map((item) =>
        item.id === payload && item.state === 'failed' ? { ...item, state: 'pending', error: null } : item,
      ),
    emptied: () => [],
  },
});
export const { added, started, progressed, waited, finished, failed, cancelled, retried, emptied } =
  uploadsSlice.actions;

/** The server refused the token of an upload. The notice is told if the session goes on. */
export const uploadUnauthorised = createAction<NoticeContent>('uploads/unauthorised');

function change(items: UploadsState, id: string, with_: Partial<UploadItem>): UploadItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...with_ } : item));
}

/** Removes the items of a case once all of them are done or discarded (specification § 4, UP-03). */
function withoutFinishedCases(items: UploadsState): UploadItem[] {
  const open = new Set(
    items.filter(({ state }) => state !== 'done' && state !== 'discarded').map(({ caseUuid }) => caseUuid),
  );
  return items.filter(({ caseUuid }) => open.has(caseUuid));
}

/** One after another: a case takes a type once at a time, whatever of it the files belong to (UP-02). */
export function isSameType(a: CaseType, b: CaseType): boolean {
  return a.caseUuid === b.caseUuid && a.assetType === b.assetType;
}
type CaseType = Pick<UploadRequest, 'caseUuid' | 'assetType'>;

/** The one takes the place of the other: a request, a refinement and the case have places of their own. */
function isSameSlot(a: UploadItem, b: UploadItem): boolean {
  return isSameType(a, b) && a.requestUuid === b.requestUuid && a.refinementUuid === b.refinementUuid;
}
