import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Doctors', tr: 'Doktorlar', ar: 'الأطباء' };

/** The contract of the doctors domain with the shell. */
export const manifest = defineManifest({
  id: 'doctors',
  title,
  contract: '^1.0.0',
  paths: ['/doctors', '/doctors/:doctorId/:tabValue'],
  navigation: [
    {
      id: 'doctors.list',
      path: '/doctors',
      title,
      icon: 'doctors',
      order: 30,
      access: 'customer',
      onlyDso: true,
    },
  ],
  emits: [],
  hears: [],
});
