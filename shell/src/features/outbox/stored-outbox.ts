import type { NewChatReference } from '@portal/shared/contract';
import type { OutboxRefusal } from '@portal/shared/realtime';
import { sealText, unsealText } from './seal';

// Each message and file has an entry of its own in local storage: tabs write at the same time and none overwrites another's, other tabs
// are told by the browser, and an entry is on the disk before the composer is emptied. It is sealed: on a computer that several people
// use, what one has left there is unreadable to the others.

const PREFIX = 'portal.outbox.';

interface Entry {
  readonly id: string;
  /** Place in the order of writing. Not a time: clocks of devices are wrong, and are set back. */
  readonly number: number;
  readonly room: string;
  readonly refused: OutboxRefusal | null;
}

export interface StoredMessage extends Entry {
  readonly kind: 'message';
  readonly message: string;
  readonly files: readonly string[];
  readonly refers: NewChatReference | null;
  readonly writtenAt: string;
}

export interface StoredFile extends Entry {
  readonly kind: 'file';
  readonly name: string;
  readonly size: number;
  readonly type: string;
  /** What messages name the file by, once it is announced. */
  readonly fileKey: string | null;
  /** Whether the server has it whole. */
  readonly isStored: boolean;
}

type Stored = StoredMessage | StoredFile;

export interface StoredOutbox {
  readonly messages: readonly StoredMessage[];
  readonly files: readonly StoredFile[];
}

/** Everything that waits of one owner, in the order of writing. */
export function readOutbox(owner: string): StoredOutbox {
  const stored = entriesOf(owner);
  return {
    messages: stored.filter((one) => one.kind === 'message'),
    files: stored.filter((one) => one.kind === 'file'),
  };
}

export function filesOf(message: StoredMessage, { files }: StoredOutbox): StoredFile[] {
  return files.filter(({ id }) => message.files.includes(id));
}

/** Whether a message does not go by itself any more, for what it says or for one of its files. */
export function isRefused(message: StoredMessage, outbox: StoredOutbox): boolean {
  return message.refused !== null || filesOf(message, outbox).some(({ refused }) => refused !== null);
}

export function nextNumber(owner: string): number {
  return (entriesOf(owner).at(-1)?.number ?? 0) + 1;
}

export function store(owner: string, entry: Stored): void {
  localStorage.setItem(keyOf(owner, entry.id), sealText(JSON.stringify(entry)));
}

export function change(owner: string, id: string, over: Partial<StoredMessage> | Partial<StoredFile>): void {
  const before = read(keyOf(owner, id));
  // Another tab may have removed it.
  if (before) store(owner, { ...before, ...over } as Stored);
}

export function remove(owner: string, id: string): void {
  localStorage.removeItem(keyOf(owner, id));
}

/** Whether a change that the browser tells of is one of the outbox. */
export function isOfOutbox(owner: string, key: string | null): boolean {
  return key === null || key.startsWith(keyOf(owner, ''));
}

/** Ids of everything that waits on this device, whoever's it is. */
export function allIds(): string[] {
  return keys(PREFIX).map((key) => key.slice(key.lastIndexOf('.') + 1));
}

function keyOf(owner: string, id: string): string {
  return `${PREFIX}${owner}.${id}`;
}

function keys(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function entriesOf(owner: string): Stored[] {
  return keys(keyOf(owner, ''))
    .map(read)
    .filter((entry) => entry !== null)
    .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
}

function read(key: string): Stored | null {
  try {
    const entry: unknown = JSON.parse(unsealText(localStorage.getItem(key) ?? 'null') ?? 'null');
    return isStored(entry) ? entry : null;
  } catch {
    return null;
  }
}

/** What another release of the portal has written may have another shape. */
function isStored(entry: unknown): entry is Stored {
  if (typeof entry !== 'object' || entry === null) return false;
  const { kind, id, number, room, files, name } = entry as Record<string, unknown>;
  const isWhole = kind === 'message' ? Array.isArray(files) : kind === 'file' && typeof name === 'string';
  return isWhole && typeof id === 'string' && typeof number === 'number' && typeof room === 'string';
}
