import type { AssetTypeKey } from '@portal/shared/contract';
import { atEndOfTest } from '@portal/shared/testing';
import { provideUploads, type UploadItem, type UploadRequest, type Uploads } from '@portal/shared/uploads';

const NONE: readonly UploadItem[] = [];
const NOTHING: Uploads = {
  add: () => ({ refused: 'sameTypeQueued' }),
  cancel: () => undefined,
  retry: () => undefined,
  items: () => NONE,
  subscribe: () => () => undefined,
};

/** Replaces the shell's uploads: sends nothing, and takes no file of the types that are on their way. Gone after the test. */
export function fakeUploads({ busy = [] }: { readonly busy?: readonly AssetTypeKey[] } = {}) {
  const asked: UploadRequest[] = [];
  const listeners = new Set<() => void>();
  let items: readonly UploadItem[] = [];
  provideUploads({
    ...NOTHING,
    add: ({ file, ...request }) => {
      if (busy.includes(request.assetType)) return { refused: 'sameTypeUploading' };
      asked.push({ file, ...request });
      const id = `upload-${asked.length}`;
      items = [
        ...items,
        { ...request, id, fileName: file.name, size: file.size, sent: 0, state: 'uploading', error: null },
      ];
      for (const listener of listeners) listener();
      return { id };
    },
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  atEndOfTest(() => provideUploads(NOTHING));
  return { asked };
}
