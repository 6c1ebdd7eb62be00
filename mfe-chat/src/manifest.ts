import { defineManifest } from '@portal/shared/mfe/manifest';

/** The contract of the chat domain with the shell. The inbox in the toolbar leads here, so there is no navigation entry. */
export const manifest = defineManifest({
  id: 'chat',
  title: { en: 'Chat', tr: 'Sohbet', ar: 'المحادثة' },
  contract: '^1.0.0',
  paths: ['/inbox', '/cases/:room/chat', '/cases/dso/:room/chat', '/cases/admin/:room/chat'],
  navigation: [],
  emits: [],
  hears: [],
});
