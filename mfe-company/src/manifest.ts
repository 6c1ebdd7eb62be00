import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Company profile', tr: 'Şirket profili', ar: 'ملف الشركة' };

/** The contract of the company domain with the shell. */
export const manifest = defineManifest({
  id: 'company',
  title,
  contract: '^1.0.0',
  paths: ['/profile', '/profile/:tabName'],
  navigation: [
    { id: 'company.profile', path: '/profile', title, icon: 'company', order: 40, access: 'customer' },
  ],
  emits: ['company:updated', 'user:updated'],
  hears: ['company:updated', 'user:updated'],
});
