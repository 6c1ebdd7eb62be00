import { CALLS } from '@portal/shared/contract/schemas';
import { classify } from './classify';

describe('an action', () => {
  it.each([
    ['GET /case/{id}', 'case', 'view'],
    ['GET /dso/case/csv', 'case', 'export'],
    ['PUT /dso/case/{id}/plan/{planId}/clearMfg', 'plan', 'change'],
    ['GET /treatPlan/{id}/3dViewerLink', 'plan', 'view'],
    ['POST /api/provider/case/{id}/shipment', 'shipment', 'add'],
    ['POST /dso/doctor/{id}/address', 'address', 'add'],
    ['DELETE /contact/{id}', 'person', 'remove'],
    ['PUT /contact/changePassword', 'session', 'change'],
    ['POST /auth/logout', 'session', 'remove'],
    ['DELETE /contact/{id}/sessions', 'session', 'remove'],
    ['PUT /contact/me/secondFactor/off', 'session', 'remove'],
    ['PUT /api/provider/company/{id}/secondFactor/off', 'session', 'remove'],
    ['PUT /api/provider/company/{id}/superAdmin', 'company', 'change'],
    ['POST /contact/me/passkeys', 'session', 'add'],
    ['PUT /contact/me/passkeys/{id}/off', 'session', 'remove'],
    ['POST /chatFile', 'file', 'add'],
    ['chat search', 'chat', 'view'],
    ['PUT /company', 'company', 'change'],
    ['GET /api/files/{token}', 'file', 'view'],
    ['DELETE /upload/{id}', 'file', 'remove'],
    ['upload', 'file', 'add'],
    ['signIn', 'session', 'add'],
    ['chat message', 'chat', 'add'],
    ['chat join', 'chat', 'view'],
    ['scheduler', 'other', 'change'],
  ] as const)('%s is about %s: %s', (action, area, deed) => {
    expect(classify(action)).toEqual({ area, deed });
  });

  it('that is a call has an area', () => {
    const without = Object.keys(CALLS).filter((name) => classify(name).area === 'other');
    expect(without.filter((name) => !/country|city|courier|rejectReason|Type/.test(name))).toEqual([]);
  });
});
