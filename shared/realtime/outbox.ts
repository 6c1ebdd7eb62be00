import { useSyncExternalStore } from 'react';
import type { ErrorData } from '../api';
import type { NewChatReference } from '../contract';
import { createProvided } from '../internal/provided';

/** Why the server will not take a message or a file, however often it is sent; `message` is empty where the server was not asked. */
export type OutboxRefusal = Pick<ErrorData, 'code' | 'message' | 'values' | 'extra'>;

/** A file that was chosen for a message; its bytes are sent as soon as there is a connection. */
export interface OutboxFile {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  /** Bytes in all, and sent so far. */
  readonly size: number;
  readonly sent: number;
  readonly state: 'waiting' | 'uploading' | 'stored' | 'refused';
  readonly refused: OutboxRefusal | null;
}

/** A message that the server does not have yet: it goes by itself, unless it was refused. */
export interface OutboxMessage {
  /** The sender's own id: a message that is sent again under the same id is stored once. */
  readonly clientId: string;
  readonly room: string;
  readonly message: string;
  readonly files: readonly OutboxFile[];
  /** What the message is about. */
  readonly refers: NewChatReference | null;
  /** ISO date and time by this device's clock, to be shown only: the order is that of writing. */
  readonly writtenAt: string;
  readonly refused: OutboxRefusal | null;
}

export interface OutboxState {
  /** In the order they were written. */
  readonly messages: readonly OutboxMessage[];
  /** Files that were chosen and are in no message yet. */
  readonly chosen: readonly OutboxFile[];
}

export type NewOutboxMessage = Pick<OutboxMessage, 'room' | 'message' | 'refers'> & {
  /** Ids of chosen files of that room. */
  readonly files: readonly string[];
};

/**
 * What a person has written in the rooms of cases and the server does not have. Kept over a reload and a closed tab, and sent by itself
 * when there is a connection, in the order of writing: from one tab at a time, whatever page is open.
 */
export interface Outbox {
  add(message: NewOutboxMessage): void;
  /** Takes a refused message back: its files are those of the next message again. */
  withdraw(clientId: string): void;
  /** Gives a message up, with its files. */
  discard(clientId: string): void;
  attach(room: string, files: readonly File[]): void;
  detach(fileId: string): void;
  /** The same object until something changes. */
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
}

const slot = createProvided<Outbox>('outbox');
/** The shell's alone. */
export const provideOutbox = slot.provide;

export const outbox: Outbox = {
  add: (message) => slot.use().add(message),
  withdraw: (clientId) => slot.use().withdraw(clientId),
  discard: (clientId) => slot.use().discard(clientId),
  attach: (room, files) => slot.use().attach(room, files),
  detach: (fileId) => slot.use().detach(fileId),
  state: () => slot.use().state(),
  subscribe: (listener) => slot.use().subscribe(listener),
};

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}
