import { call, inject } from '../call';
import { TEST_PASSWORD } from '../test-data';
import type { AuditDay, DayStep } from './day-scene';

/** Signing in, a case, and what is refused. */
export function deskSteps(day: AuditDay): DayStep[] {
  const { app, other, headers, made, ofCase, sign, raw, send, bea } = day;
  return [
    ['signs in wrongly', () => sign('wrong'), ['nobody', 'signIn', 'wrongCredentials', () => null]],
    ['signs in', () => sign(TEST_PASSWORD), bea('signIn', () => null)],
    [
      'makes a case',
      async () => {
        const body = {
          patientName: 'Ada',
          productId: 'AL',
          impressionType: 'physical',
          arch: 'upper',
        } as const;
        made.caseId = (await call(app, 'POST /case', { body }, headers)).uuid;
      },
      bea('POST /case'),
    ],
    [
      'changes it',
      () => call(app, 'PUT /case/{id}', { ...ofCase(), body: { notes: 'soft' } }, headers),
      bea('PUT /case/{id}'),
    ],
    ['forgets a field', () => send({}), bea('POST /case', () => null, 'validation')],
    [
      'sends broken JSON',
      () => raw({ payload: '{"a":', headers: { ...headers, 'content-type': 'application/json' } }),
      bea('POST /case', () => null, 'badRequest'),
    ],
    [
      'sends too much',
      () => send({ notes: 'x'.repeat(1_100_000) }),
      bea('POST /case', () => null, 'tooLarge'),
    ],
    ['opens the case', () => inject(app, 'GET /case/{id}', ofCase(), headers), bea('GET /case/{id}')],
    ['opens it again', () => inject(app, 'GET /case/{id}', ofCase(), headers)],
    [
      'opens a case of others',
      () => inject(app, 'GET /case/{id}', ofCase(), other.headers),
      ['Eve Elsewhere', 'GET /case/{id}', 'notFound', () => made.caseId],
    ],
    [
      'changes a case of others',
      () => inject(app, 'PUT /case/{id}', { ...ofCase(), body: { notes: 'x' } }, other.headers),
      ['Eve Elsewhere', 'PUT /case/{id}', 'notFound', () => made.caseId],
    ],
    [
      'opens it without a token',
      () => inject(app, 'GET /case/{id}', ofCase()),
      ['nobody', 'GET /case/{id}', 'unauthenticated', () => made.caseId],
    ],
    [
      'looks at its plans',
      () => inject(app, 'GET /case/{id}/plan', ofCase(), headers),
      bea('GET /case/{id}/plan'),
    ],
  ];
}
