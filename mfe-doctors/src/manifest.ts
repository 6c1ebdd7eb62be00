import { PAGES } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Doctors', tr: 'Doktorlar', ar: 'الأطباء' };

/** The contract of the doctors domain with the shell. */
export const manifest = defineManifest({
  id: 'doctors',
  title,
  paths: [PAGES.doctors, PAGES.doctor],
  navigation: [
    {
      id: 'doctors.list',
      path: PAGES.doctors,
      title,
      icon: 'doctors',
      order: 30,
      access: 'customer',
      onlyDso: true,
    },
  ],
  search: {
    sources: [
      {
        id: 'doctors',
        title,
        call: 'GET /dso/doctor',
        by: { field: 'name' },
        path: '/doctors/{uuid}/profile',
        label: ['name', 'email'],
        order: 30,
        access: 'customer',
        onlyDso: true,
      },
    ],
    actions: [
      {
        id: 'doctors.add',
        title: { en: 'Add doctor', tr: 'Doktor ekle', ar: 'إضافة طبيب' },
        path: `${PAGES.doctors}?add`,
        access: 'customer',
        onlyDso: true,
      },
    ],
  },
  emits: [],
  hears: ['doctor:changed', 'case:updated', 'user:updated', 'contact:changed', 'company:changed'],
});
