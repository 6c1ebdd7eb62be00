import { defineManifest } from '@portal/shared/mfe/manifest';

/** The contract of the chat domain with the shell. The inbox in the toolbar leads here, so there is no navigation entry. */
export const manifest = defineManifest({
  id: 'chat',
  title: { en: 'Chat', tr: 'Sohbet', ar: 'المحادثة' },
  contract: '^1.2.0',
  paths: ['/inbox', '/cases/:room/chat', '/cases/dso/:room/chat', '/cases/admin/:room/chat'],
  navigation: [],
  // A room is as high as the window: what is under it would be in the way.
  layouts: ['/cases/:room/chat', '/cases/dso/:room/chat', '/cases/admin/:room/chat'].map((path) => ({
    path,
    layout: { footer: 'none' },
  })),
  emits: [],
  hears: [],
});
