import type { CallBody, CaseSide } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { acceptedLanguage } from '../auth/accepted-language';
import type { Person } from '../../person';
import { scopeOf } from '../case/case.service';
import { reportArrival } from './arrival.service';
import { lastMileRoutes } from './last-mile.routes';
import { sendShipmentOn, sendShipmentsOn } from './last-mile.service';
import { shipmentPolicy } from './shipment.policy';
import {
  getCasesInShipment,
  getPackingSlip,
  getShipment,
  getShipmentHistory,
  getShipmentList,
  getShipmentStatistics,
} from './shipment.service';

interface OfShipment {
  readonly who: Person;
  readonly params: { readonly id: string };
}
interface Report extends OfShipment {
  readonly body: CallBody<'PUT /shipment/{id}/arrival'>;
  readonly request: FastifyRequest;
}

/**
 * Lists are of one side; by id a person finds every shipment of the company, as with cases, and under /dso those for
 * doctors alone.
 */
export function shipmentModule(app: FastifyInstance, ctx: AppContext): void {
  const route = routesOf(app, ctx);
  lastMileRoutes(route, ctx);
  const read = (side?: CaseSide) => ({
    one: {
      handler: ({ who, params }: OfShipment) => getShipment(ctx.db, scopeOf(who, side), params.id),
    },
    cases: {
      handler: ({ who, params }: OfShipment) => getCasesInShipment(ctx, scopeOf(who, side), params.id),
    },
    history: {
      handler: ({ who, params }: OfShipment) => getShipmentHistory(ctx, scopeOf(who, side), params.id),
    },
    slip: {
      handler: ({ who, params }: OfShipment) => getPackingSlip(ctx, scopeOf(who, side), params.id),
    },
  });
  const report = (side?: CaseSide) => ({
    ...(side === 'doctor' && { policy: shipmentPolicy.sendOn }),
    handler: async ({ who, params, body, request }: Report) =>
      reportArrival(ctx, {
        who,
        scope: scopeOf(who, side),
        uuid: params.id,
        report: body,
        locale: acceptedLanguage(request.headers['accept-language']),
      }),
  });

  const any = read();
  route('GET /shipment', {
    handler: ({ who, query }) => getShipmentList(ctx, scopeOf(who, 'client'), query),
  });
  route('GET /shipment/statistics', {
    handler: ({ who }) => getShipmentStatistics(ctx, { companyId: who.companyId, side: 'client' }),
  });
  route('GET /shipment/{id}', any.one);
  route('GET /shipment/{id}/case', any.cases);
  route('GET /shipment/{id}/history', any.history);
  route('GET /shipment/{id}/packingSlip', any.slip);
  route('PUT /shipment/{id}/arrival', report());

  const doctors = read('doctor');
  route('GET /dso/shipment', {
    handler: ({ who, query }) => getShipmentList(ctx, scopeOf(who, 'doctor'), query),
  });
  route('GET /dso/shipment/statistics', {
    handler: ({ who }) => getShipmentStatistics(ctx, { companyId: who.companyId, side: 'doctor' }),
  });
  route('GET /dso/shipment/{id}', doctors.one);
  route('GET /dso/shipment/{id}/case', doctors.cases);
  route('GET /dso/shipment/{id}/history', doctors.history);
  route('GET /dso/shipment/{id}/packingSlip', doctors.slip);
  route('PUT /dso/shipment/{id}/arrival', report('doctor'));
  route('PUT /dso/shipment/{id}/lastmile', {
    policy: shipmentPolicy.sendOn,
    handler: ({ who, params, body }) => sendShipmentOn(ctx, who, params.id, body),
  });
  route('PUT /dso/shipment/lastmile', {
    policy: shipmentPolicy.sendOn,
    handler: ({ who, body }) => sendShipmentsOn(ctx, who, body),
  });
}
