import { defineManifest } from '@portal/shared/mfe/manifest';

const group = { id: 'cases', title: { en: 'Cases', tr: 'Vakalar', ar: 'الحالات' } };

/** The contract of the cases domain with the shell. */
export const manifest = defineManifest({
  id: 'cases',
  title: { en: 'Cases', tr: 'Vakalar', ar: 'الحالات' },
  contract: '^1.2.0',
  paths: [
    '/',
    '/dashboard',
    '/dashboard/:type/:status',
    '/cases',
    '/cases/new',
    '/cases/:type',
    '/cases/:type/:caseId',
    '/admin/:status/:caseId/:tabName',
    '/doctor/:status/:caseId/:tabName',
    '/viewer/:token',
  ],
  navigation: [
    {
      id: 'cases.dashboard',
      path: '/dashboard',
      title: { en: 'Pending Actions', tr: 'Bekleyen İşlemler', ar: 'الإجراءات المعلّقة' },
      icon: 'dashboard',
      order: 10,
      access: 'customer',
    },
    {
      id: 'cases.admin',
      path: '/cases/admin',
      title: { en: 'Admin Cases', tr: 'Yönetici Vakaları', ar: 'حالات الإدارة' },
      icon: 'cases',
      order: 20,
      access: 'customer',
      group,
    },
    {
      id: 'cases.doctor',
      path: '/cases/doctor',
      title: { en: 'Doctor Cases', tr: 'Doktor Vakaları', ar: 'حالات الأطباء' },
      icon: 'cases',
      order: 21,
      access: 'doctorCases',
      group,
    },
  ],
  // The picture gets the height that a footer takes.
  layouts: [{ path: '/viewer/:token', layout: { footer: 'none' } }],
  emits: [],
  hears: ['case:updated', 'assets:updated', 'request:updated', 'shipment:updated'],
});
