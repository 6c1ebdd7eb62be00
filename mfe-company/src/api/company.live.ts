import type { LiveOf } from '@portal/shared/mfe';
import type { companyApi } from './company.api';

/** The company and the person, when they were changed here or in another tab. */
export const companyLive: LiveOf<typeof companyApi> = {
  'company:updated': () => ['Company', 'Configuration'],
  'company:changed': ({ part }) => (part === 'marking' ? ['Lmp'] : []),
  'user:updated': () => ['User'],
};
