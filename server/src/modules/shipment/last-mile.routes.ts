import type { AppContext } from '../../app-context';
import type { RouteFunction } from '../../plugins/route';
import { clientActor } from '../case/case-actor';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { requestPolicy } from '../request/request.policy';
import { sendCaseOn } from './case-last-mile.service';
import { sendRequestOn } from './request-last-mile.service';

/** What an organisation sends on to a doctor by itself; with the last of what is in a parcel the parcel itself was sent on. */
export function lastMileRoutes(route: RouteFunction, ctx: AppContext): void {
  route('POST /dso/case/{id}/lastMileShipped', {
    policy: casePolicy.changeDoctors,
    handler: ({ who, params, body }) =>
      sendCaseOn(ctx, { scope: scopeOf(who, 'doctor'), uuid: params.id, by: clientActor(who) }, body),
  });
  route('POST /dso/request/{id}/lastMileShipped', {
    policy: requestPolicy.doctors,
    handler: ({ who, params, body }) =>
      sendRequestOn(ctx, { scope: scopeOf(who, 'doctor'), uuid: params.id, by: clientActor(who) }, body),
  });
}
