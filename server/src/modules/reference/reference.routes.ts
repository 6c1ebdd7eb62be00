import { ADDRESS_TYPES } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { readListQuery, toList } from '../../lists/list-query';
import { routesOf } from '../../plugins/route';
import { refusal } from '../../refusals';
import { toListedCourier } from '../courier/courier.mapper';
import { listCouriers } from '../courier/courier.repository';
import { createCities } from './cities';
import { findCities } from './find-cities';
import { COUNTRY_LIST } from './country-list-fields';
import { findCountry, listCountries, listRejectReasons } from './reference.repository';

/** Lists that addresses, shipments and requests choose from (AP-16). */
export function referenceModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  const citiesOf = createCities();

  route('GET /country', {
    handler: async ({ query }) => {
      const list = readListQuery(query, COUNTRY_LIST);
      const { countries, total } = await listCountries(ctx.db, list);
      return toList(countries, total, list);
    },
  });
  route('GET /city/{id}', {
    handler: async ({ params, query }) => {
      const country = await findCountry(ctx.db, Number(params.id));
      if (!country) throw refusal('notFound', { record: 'country' });
      const cities = await citiesOf(country.id);
      return query.search === undefined ? [...cities] : findCities(cities, query.search);
    },
  });
  route('GET /addressType', { handler: async () => ADDRESS_TYPES.map((type) => ({ ...type })) });
  route('GET /courier', {
    handler: async () => (await listCouriers(ctx.db)).map(toListedCourier),
  });
  route('GET /rejectReason', { handler: () => listRejectReasons(ctx.db) });
}
