import { ASSET_TYPES, LIMITS } from '@portal/shared/contract';
import type { UploadItem, UploadRefusal, UploadRequest, Uploads } from '@portal/shared/uploads';
import { nanoid } from '@reduxjs/toolkit';
import { tell, type NoticeContent } from '../../notices';
import { fileSize } from './file-size';
import { refusalOf } from './upload-refusal';
import { added, cancelled, retried, type UploadsState } from './uploads.slice';

interface Store {
  getState(): { readonly uploads: UploadsState };
  dispatch(action: { type: string }): unknown;
  subscribe(listener: () => void): () => void;
}

/** What remotes ask for uploads by (`@portal/shared/uploads`), over the shell's store. */
export function createUploads(store: Store, files: Map<string, File>): Uploads {
  return {
    add(request) {
      const refused = refusalOf(request, store.getState().uploads);
      if (refused) {
        store.dispatch(tell(noticeOf(refused, request)));
        return { refused };
      }
      const item = toItem(request);
      files.set(item.id, request.file);
      store.dispatch(added(item));
      return { id: item.id };
    },
    cancel(id) {
      store.dispatch(cancelled(id));
      files.delete(id);
    },
    retry: (id) => void store.dispatch(retried(id)),
    items: () => store.getState().uploads,
    subscribe: (listener) => store.subscribe(listener),
  };
}

function toItem({ caseUuid, caseIdentifier, patientName, assetType, file }: UploadRequest): UploadItem {
  return {
    id: nanoid(),
    caseUuid,
    caseIdentifier,
    patientName,
    assetType,
    fileName: file.name,
    size: file.size,
    sent: 0,
    state: 'pending',
    error: null,
  };
}

function noticeOf(refused: UploadRefusal, { file, assetType }: UploadRequest): NoticeContent {
  return {
    kind: 'warning',
    name: refused,
    values: {
      fileName: file.name,
      accept: ASSET_TYPES[assetType].accept.join(', '),
      limit: fileSize(LIMITS.assetBytes),
    },
  };
}
