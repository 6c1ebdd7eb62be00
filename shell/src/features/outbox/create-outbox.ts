import { FILE_RULES } from '@portal/shared/contract';
import type { Outbox, OutboxFile, OutboxRefusal, OutboxState } from '@portal/shared/realtime';
import { checkChatFile } from '@portal/shared/uploads';
import { createSelector } from '@portal/shared/redux';
import { forgetBytes, keepBytes } from './kept-bytes';
import { selectOutbox, stored, type OutboxSliceState } from './outbox.slice';
import { nextNumber, readOutbox, remove, store, type StoredFile } from './stored-outbox';
import { withLock } from './with-lock';

interface Store {
  getState(): { readonly outbox: OutboxSliceState };
  dispatch(action: { type: string }): unknown;
  subscribe(listener: () => void): () => void;
}

/** Implements the `outbox` of `@portal/shared/realtime`, by which remotes send messages, on the shell's store and local storage. */
export function createOutbox({ getState, dispatch, subscribe }: Store): Outbox {
  const owner = (): string => {
    const { owner: current } = selectOutbox(getState());
    if (current === null) throw new Error('The outbox is used while nobody is signed in');
    return current;
  };
  const write = (work: (owner: string) => void): void => {
    work(owner());
    dispatch(stored(readOutbox(owner())));
  };
  const messageOf = (clientId: string) => selectOutbox(getState()).messages.find(({ id }) => id === clientId);

  return {
    add: (message) =>
      write((own) =>
        store(own, {
          ...message,
          kind: 'message',
          id: crypto.randomUUID(),
          number: nextNumber(own),
          writtenAt: new Date().toISOString(),
          refused: null,
        }),
      ),
    withdraw: (clientId) => write((own) => remove(own, clientId)),
    discard: (clientId) =>
      write((own) => {
        for (const file of messageOf(clientId)?.files ?? []) forgetFile(own, file);
        remove(own, clientId);
      }),
    attach(room, files) {
      for (const file of files) void keep(owner(), room, file, write);
    },
    detach: (fileId) => write((own) => forgetFile(own, fileId)),
    state: () => selectView(getState()),
    subscribe,
  };
}

function forgetFile(owner: string, id: string): void {
  remove(owner, id);
  void forgetBytes(id);
}

/** Under the file's lock, so that no other tab looks for bytes that are still being kept. */
function keep(owner: string, room: string, file: File, write: (work: () => void) => void): Promise<void> {
  const id = crypto.randomUUID();
  return withLock(id, async () => {
    const { name, size, type } = file;
    const refused = refusalOf(file);
    const facts = {
      kind: 'file',
      id,
      room,
      name,
      size,
      type,
      fileKey: null,
      isStored: false,
      refused,
    } as const;
    // Begun first: this tab has the bytes from now on.
    const kept = refused ? null : keepBytes(id, file);
    write(() => store(owner, { ...facts, number: nextNumber(owner) }));
    await kept;
    // Removed by the person while it was being kept.
    if (!readOutbox(owner).files.some((one) => one.id === id)) await forgetBytes(id);
  });
}

function refusalOf(file: File): OutboxRefusal | null {
  const code = checkChatFile(file);
  return code && { code, message: '', values: { accept: FILE_RULES.chat.accept.join(', ') } };
}

const selectView = createSelector(selectOutbox, ({ messages, files, progress }): OutboxState => {
  const byId = new Map(files.map((file) => [file.id, toFile(file, progress[file.id])]));
  const inMessages = new Set(messages.flatMap((message) => message.files));
  return {
    messages: messages.map(({ id, files: ids, ...message }) => {
      const own = ids.flatMap((file) => byId.get(file) ?? []);
      const refused = message.refused ?? own.find((file) => file.refused)?.refused ?? null;
      return { ...message, clientId: id, files: own, refused };
    }),
    chosen: [...byId.values()].filter(({ id }) => !inMessages.has(id)),
  };
});

function toFile(
  { id, room, name, size, refused, isStored }: StoredFile,
  progress: OutboxSliceState['progress'][string] | undefined,
): OutboxFile {
  const common = { id, room, name, size, refused };
  if (refused) return { ...common, sent: 0, state: 'refused' };
  if (isStored) return { ...common, sent: size, state: 'stored' };
  const isUploading = progress !== undefined && !progress.isWaiting;
  return { ...common, sent: progress?.sent ?? 0, state: isUploading ? 'uploading' : 'waiting' };
}
