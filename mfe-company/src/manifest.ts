import { PAGES } from '@portal/shared/contract';
import { defineManifest } from '@portal/shared/mfe/manifest';

const title = { en: 'Company profile', tr: 'Şirket profili', ar: 'ملف الشركة' };

/** The contract of the company domain with the shell. */
export const manifest = defineManifest({
  id: 'company',
  title,
  paths: [PAGES.profileRoot, PAGES.profile, PAGES.laserMarking, PAGES.audit, PAGES.patientData],
  navigation: [
    { id: 'company.profile', path: PAGES.profileRoot, title, icon: 'company', order: 40, access: 'customer' },
  ],
  slots: [
    {
      slot: 'session',
      id: 'onboarding',
      part: 'onboarding',
      title: { en: 'Get started', tr: 'Başlarken', ar: 'البدء' },
      order: 10,
      access: 'customer',
      onlyOnboarding: true,
    },
  ],
  emits: ['company:updated', 'user:updated', 'onboarding:closed'],
  hears: [
    'company:updated',
    'company:changed',
    'user:updated',
    'contact:changed',
    'shipment:updated',
    'onboarding:closed',
  ],
});
