import { randomUUID } from 'node:crypto';
import { asPortal } from '../../modules/audit/audited-call';
import { moveCase } from '../../modules/provider/provider.service';
import { call, inject } from '../call';
import { WORLD_COUNTRY } from '../world';
import type { AuditDay, DayStep } from './day-scene';

/** The way of the case with the provider, and the rest of the day. */
export function treatmentSteps(day: AuditDay): DayStep[] {
  const { app, ctx, own, headers, lab, made, urls, ofCase, bea } = day;
  return [
    [
      'submits',
      () => call(app, 'PUT /case/{id}', { ...ofCase(), body: { submit: true } }, headers),
      bea('PUT /case/{id}'),
    ],
    [
      'asks for the slip',
      async () => {
        urls.slip = (await call(app, 'POST /case/{id}/physicalImpressionsLink', ofCase(), headers)).url;
      },
      bea('POST /case/{id}/physicalImpressionsLink'),
    ],
    [
      'prints it',
      () => app.inject({ url: urls.slip }),
      ['link of Bea Boss', 'GET /api/files/slip/{token}', 'done', () => made.caseId],
    ],
    [
      'calls the courier',
      () => call(app, 'PUT /case/{id}/courierNotified', ofCase(), headers),
      bea('PUT /case/{id}/courierNotified'),
    ],
    [
      'is helped by the portal',
      () => asPortal('scheduler', () => moveCase(ctx, made.caseId, 'pendingQc')),
      ['scheduler', 'scheduler', 'done', () => made.caseId],
    ],
    [
      'is looked at by the lab',
      () => inject(app, 'GET /api/provider/case/{id}', ofCase(), lab),
      ['Mia Lab', 'GET /api/provider/case/{id}', 'done', () => made.caseId],
    ],
    [
      'passes the quality check',
      () => call(app, 'PUT /api/provider/case/{id}/passQc', ofCase(), lab),
      ['Mia Lab', 'PUT /api/provider/case/{id}/passQc', 'done', () => made.caseId],
    ],
    [
      'is asked for with a wrong token',
      () => inject(app, 'PUT /api/provider/case/{id}/passQc', ofCase(), { authorization: 'Bearer wrong' }),
      ['nobody', 'PUT /api/provider/case/{id}/passQc', 'forbidden', () => made.caseId],
    ],
    [
      'gets a plan',
      async () => {
        const body = { upperStages: 12, lowerStages: 0 };
        made.plan = (await call(app, 'POST /api/provider/case/{id}/plan', { ...ofCase(), body }, lab)).uuid;
      },
      ['Mia Lab', 'POST /api/provider/case/{id}/plan', 'done', () => made.caseId],
    ],
    [
      'asks for the viewer',
      async () => {
        const link = await call(
          app,
          'GET /treatPlan/{id}/3dViewerLink',
          { params: { id: made.plan } },
          headers,
        );
        urls.viewer = link.url;
      },
      bea('GET /treatPlan/{id}/3dViewerLink', () => made.plan),
    ],
    [
      'looks at the plan',
      () => app.inject({ url: `/api/client${urls.viewer}`, headers }),
      bea('GET /viewer/{token}', () => made.plan),
    ],
    [
      'approves',
      () => call(app, 'PUT /plan/{id}/approve', { params: { id: made.plan } }, headers),
      bea('PUT /plan/{id}/approve', () => made.plan),
      bea('PUT /plan/{id}/approve'),
    ],
    [
      'approves again',
      () => inject(app, 'PUT /plan/{id}/approve', { params: { id: made.plan } }, headers),
      bea('PUT /plan/{id}/approve', () => made.plan, 'notAllowedNow'),
    ],
    [
      'adds an address',
      async () => {
        const place = {
          countryId: WORLD_COUNTRY,
          city: 'Austin',
          state: 'Texas',
          street: 'Main St 1',
          zipCode: '73301',
        };
        const body = {
          typeId: 2,
          ownerType: 'clinic',
          title: 'Desk',
          phone: '+1 512 555 0100',
          ...place,
        } as const;
        made.address = (await call(app, 'POST /address', { body }, headers)).uuid;
      },
      bea('POST /address', () => made.address),
    ],
    [
      'adds and removes a person',
      async () => {
        const body = { name: 'Grace', email: `${randomUUID()}@example.com` };
        made.person = (await call(app, 'POST /contact', { body }, headers)).uuid;
        await call(app, 'DELETE /contact/{id}', { params: { id: made.person } }, headers);
      },
      bea('POST /contact', () => made.person),
      bea('DELETE /contact/{id}', () => made.person),
    ],
    [
      'keeps how a list looks',
      () =>
        call(
          app,
          'PUT /contact/me/preferences/{list}',
          {
            params: { list: 'cases.admin' },
            body: { columns: null, density: null, views: [], version: 0 },
          },
          headers,
        ),
      bea('PUT /contact/me/preferences/{list}', () => null),
    ],
    [
      'reads the log without the right',
      () => inject(app, 'GET /audit', {}, own.headers),
      ['Ada Admin', 'GET /audit', 'forbidden', () => null],
    ],
    ['reads the log', () => inject(app, 'GET /audit', {}, headers), bea('GET /audit', () => null)],
    ['exports the log', () => inject(app, 'GET /audit/csv', {}, headers), bea('GET /audit/csv', () => null)],
    ['signs out', () => inject(app, 'POST /auth/logout', {}, headers), bea('POST /auth/logout', () => null)],
  ];
}
