import { PAGES } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Company profile', tr: 'Şirket profili', ar: 'ملف الشركة' };

/** The contract of the company domain with the shell. */
export const manifest = defineManifest({
  id: 'company',
  title,
  paths: [PAGES.profileRoot, PAGES.profile],
  navigation: [
    { id: 'company.profile', path: PAGES.profileRoot, title, icon: 'company', order: 40, access: 'customer' },
  ],
  emits: ['company:updated', 'user:updated'],
  hears: ['company:updated', 'company:changed', 'user:updated', 'contact:changed', 'shipment:updated'],
});
