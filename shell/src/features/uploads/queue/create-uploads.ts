import type { UploadItem, UploadRequest, Uploads } from '@portal/shared/uploads';
import { nanoid } from '@portal/shared/redux';
import { notify } from '../../../notices';
import { noticeOfRefusal, refusalOf, refusalOfType } from './upload-refusal';
import { added, cancelled, retried, type UploadsState } from './uploads.slice';

interface Store {
  getState(): { readonly uploads: UploadsState };
  dispatch(action: { type: string }): unknown;
  subscribe(listener: () => void): () => void;
}

/** Implements `@portal/shared/uploads`, by which remotes upload files, on the shell's store. */
export function createUploads(store: Store, files: Map<string, File>): Uploads {
  return {
    add(request) {
      const refused = refusalOf(request, store.getState().uploads);
      if (refused) {
        const { file, assetType } = request;
        store.dispatch(notify(noticeOfRefusal(refused, { fileName: file.name, assetType })));
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
    retry(id) {
      const items = store.getState().uploads;
      const item = items.find((one) => one.id === id && one.state === 'failed');
      if (!item) return;
      const refused = refusalOfType(item, items);
      store.dispatch(refused ? notify(noticeOfRefusal(refused, item)) : retried(id));
    },
    items: () => store.getState().uploads,
    subscribe: (listener) => store.subscribe(listener),
  };
}

function toItem({ file, ...request }: UploadRequest): UploadItem {
  return {
    ...request,
    id: nanoid(),
    fileName: file.name,
    size: file.size,
    sent: 0,
    state: 'pending',
    error: null,
  };
}
