import type { Company, CompanyConfiguration, Contact } from '@portal/shared/contract';
import { useBus } from '@portal/shared/mfe';
import { type ThunkDispatch, type UnknownAction, useDispatch } from '@portal/shared/redux';
import { companyApi } from './company.api';

type Dispatch = ThunkDispatch<{ companyApi: ReturnType<typeof companyApi.reducer> }, unknown, UnknownAction>;

/**
 * What follows a change: its answer is shown at once, and everybody who shows the record is told, the shell's session among
 * them (specification § 7: a change is followed by a fetch).
 */
export function useChanged() {
  const dispatch = useDispatch<Dispatch>();
  const bus = useBus();
  return {
    async company(company: Company): Promise<void> {
      await dispatch(companyApi.util.upsertQueryData('company', undefined, company));
      bus.emit('company:updated', { uuid: company.uuid });
    },
    async configuration(configuration: CompanyConfiguration, companyUuid: string): Promise<void> {
      await dispatch(companyApi.util.upsertQueryData('configuration', undefined, configuration));
      bus.emit('company:updated', { uuid: companyUuid });
    },
    addresses(companyUuid: string): void {
      bus.emit('company:updated', { uuid: companyUuid });
    },
    person(uuid: string): void {
      bus.emit('user:updated', { uuid });
    },
    async user(user: Contact): Promise<void> {
      await dispatch(companyApi.util.upsertQueryData('user', undefined, user));
      bus.emit('user:updated', { uuid: user.uuid });
    },
  };
}
