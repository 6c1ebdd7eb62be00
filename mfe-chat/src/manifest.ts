import { PAGES } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const ROOMS = [PAGES.room, PAGES.dsoRoom, PAGES.adminRoom];

/** The contract of the chat domain with the shell. The inbox in the toolbar leads here, so there is no navigation entry. */
export const manifest = defineManifest({
  id: 'chat',
  title: { en: 'Chat', tr: 'Sohbet', ar: 'المحادثة' },
  paths: [PAGES.inbox, ...ROOMS],
  navigation: [],
  // A room is as high as the window: what is under it would be in the way.
  layouts: ROOMS.map((path) => ({ path, layout: { footer: 'none' } })),
  slots: [
    {
      slot: 'case.side',
      id: 'chat',
      part: 'caseChat',
      title: { en: 'Chat', tr: 'Sohbet', ar: 'المحادثة' },
      order: 10,
      access: 'customer',
    },
  ],
  hosts: ['chat.scan'],
  emits: [],
  hears: [],
});
