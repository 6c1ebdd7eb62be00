import type { UploadItem, UploadRefusal, UploadRequest, Uploads } from '@portal/shared/uploads';

export interface FakeUploads extends Uploads {
  readonly asked: UploadRequest[];
  /** Refuses the next files for this reason; null takes them again. */
  refuse(refusal: UploadRefusal | null): void;
  /** Sets the state of a slot's upload. */
  move(assetType: UploadItem['assetType'], change: Partial<UploadItem>): void;
}

/** Replaces the shell's uploads: sends nothing, and a test sets every state. */
export function createFakeUploads(): FakeUploads {
  const asked: UploadRequest[] = [];
  const listeners = new Set<() => void>();
  let items: readonly UploadItem[] = [];
  let refused: UploadRefusal | null = null;
  const set = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (isMeant: (item: UploadItem) => boolean, part: Partial<UploadItem>) =>
    set(items.map((item) => (isMeant(item) ? { ...item, ...part } : item)));
  return {
    asked,
    refuse: (refusal) => {
      refused = refusal;
    },
    move: (assetType, part) => change((item) => item.assetType === assetType, part),
    add: (request) => {
      if (refused) return { refused };
      asked.push(request);
      set([...items, toItem(request, `upload-${asked.length}`)]);
      return { id: `upload-${asked.length}` };
    },
    cancel: (id) => change((item) => item.id === id, { state: 'discarded' }),
    retry: (id) => change((item) => item.id === id, { state: 'pending', error: null }),
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toItem({ file, ...request }: UploadRequest, id: string): UploadItem {
  return { ...request, id, fileName: file.name, size: file.size, sent: 0, state: 'uploading', error: null };
}
