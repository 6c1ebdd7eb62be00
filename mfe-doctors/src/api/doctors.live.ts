import type { LiveOf } from '@portal/shared/mfe';
import type { doctorsApi } from './doctors.api';

/**
 * Doctors, when they or their cases were changed in another tab, by a colleague, by the provider or by accepting an invitation; and
 * the organisation's addresses.
 */
export const doctorsLive: LiveOf<typeof doctorsApi> = {
  'doctor:changed': () => ['DoctorList', 'CaseCounts', 'Doctor'],
  'case:updated': () => ['CaseCounts', 'Doctor'],
  'user:updated': () => ['Managers', 'DoctorList', 'Doctor'],
  'contact:changed': () => ['Managers', 'DoctorList', 'Doctor'],
  'company:changed': ({ part }) => (part === 'addresses' ? ['CompanyAddresses'] : []),
};
