import { useBusEvent } from '@portal/shared/mfe';
import { useDispatch } from 'react-redux';
import { companyApi } from '../api/company.api';

/** Reads company and person again when they were changed, here or in another tab. */
export function useFreshRecords(): void {
  const dispatch = useDispatch();
  useBusEvent('company:updated', () =>
    dispatch(companyApi.util.invalidateTags(['Company', 'Configuration'])),
  );
  useBusEvent('user:updated', () => dispatch(companyApi.util.invalidateTags(['User'])));
}
