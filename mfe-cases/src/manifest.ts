import { CASE_LISTS, PAGES, pathTo, type CaseListName } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const group = { id: 'cases', title: { en: 'Cases', tr: 'Vakalar', ar: 'الحالات' } };

/** The pattern of the cases of a list: with a parameter as first segment it would also match pages of other domains. */
function casesOf(list: CaseListName): string {
  return PAGES.case.replace(':list', list);
}

/** The contract of the cases domain with the shell. */
export const manifest = defineManifest({
  id: 'cases',
  title: { en: 'Cases', tr: 'Vakalar', ar: 'الحالات' },
  paths: [
    PAGES.home,
    PAGES.dashboardRoot,
    PAGES.dashboard,
    PAGES.casesRoot,
    PAGES.newCase,
    PAGES.caseList,
    PAGES.caseWithoutTab,
    ...CASE_LISTS.map(casesOf),
    PAGES.viewer,
  ],
  navigation: [
    {
      id: 'cases.dashboard',
      path: PAGES.dashboardRoot,
      title: { en: 'Pending Actions', tr: 'Bekleyen İşlemler', ar: 'الإجراءات المعلّقة' },
      icon: 'dashboard',
      order: 10,
      access: 'customer',
    },
    {
      id: 'cases.admin',
      path: pathTo('caseList', { list: 'admin' }),
      pages: [casesOf('admin'), PAGES.newCase],
      title: { en: 'Admin Cases', tr: 'Yönetici Vakaları', ar: 'حالات الإدارة' },
      icon: 'cases',
      order: 20,
      access: 'customer',
      group,
    },
    {
      id: 'cases.doctor',
      path: pathTo('caseList', { list: 'doctor' }),
      pages: [casesOf('doctor')],
      title: { en: 'Doctor Cases', tr: 'Doktor Vakaları', ar: 'حالات الأطباء' },
      icon: 'cases',
      order: 21,
      access: 'doctorCases',
      isOpenToDso: true,
      group,
    },
  ],
  search: {
    sources: [
      {
        id: 'cases.admin',
        title: group.title,
        call: 'GET /case',
        by: 'search',
        path: '/admin/all/{uuid}/overview',
        label: ['identifier', 'patientName', 'clientReferenceId'],
        order: 10,
        access: 'customer',
      },
      {
        id: 'cases.doctor',
        title: { en: 'Doctor Cases', tr: 'Doktor Vakaları', ar: 'حالات الأطباء' },
        call: 'GET /dso/case',
        by: 'search',
        path: '/doctor/all/{uuid}/overview',
        label: ['identifier', 'patientName', 'clientReferenceId'],
        order: 20,
        access: 'doctorCases',
        isOpenToDso: true,
      },
    ],
    actions: [
      {
        id: 'cases.new',
        title: { en: 'New case', tr: 'Yeni vaka', ar: 'حالة جديدة' },
        path: PAGES.newCase,
        access: 'customer',
      },
    ],
  },
  // Without the footer the 3D picture is that much higher.
  layouts: [{ path: PAGES.viewer, layout: { footer: 'none' } }],
  hosts: ['case.tab', 'case.side'],
  slots: [
    {
      slot: 'chat.scan',
      id: 'scan',
      part: 'chatScan',
      title: { en: 'Scan in 3D', tr: '3B tarama', ar: 'المسح ثلاثي الأبعاد' },
      order: 10,
      access: 'customer',
    },
  ],
  emits: [],
  hears: [
    'case:updated',
    'assets:updated',
    'refinement:updated',
    'request:updated',
    'shipment:updated',
    'company:changed',
    'doctor:changed',
    'chat:pendings',
  ],
});
