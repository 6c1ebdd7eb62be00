import { renderRemote, type RenderedRemote } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import * as lifecycle from '../lifecycle';
import { ROOM } from './builders';
import type { FakeChat } from './fake-chat';
import { provideChat, type FakeOutbox } from './fake-outbox';

/** The page of a room on a chat server in memory. */
export async function openRoom(
  chat: FakeChat,
  path = `/cases/${ROOM}/chat`,
  language: 'en' | 'ar' = 'en',
): Promise<RenderedRemote & { readonly outbox: FakeOutbox }> {
  const outbox = provideChat(chat);
  return { ...(await renderRemote(lifecycle, path, language)), outbox };
}

export const log = (): Promise<HTMLElement> => screen.findByRole('log', { name: 'Messages' });
export const box = (): HTMLElement => screen.getByRole('textbox', { name: 'Write a message' });
