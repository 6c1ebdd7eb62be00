import { callOf } from '@portal/shared/api';
import { shipmentsApi } from './shipments.api';

const couriersApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({ couriers: build.query(callOf('GET /courier')) }),
});

export const { useCouriersQuery } = couriersApi;
