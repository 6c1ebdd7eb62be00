import { sharingHeaders } from './own-files.mjs';

const PORTAL = 'https://staging.clinic.example';

test('the files of a remote are for pages of the portal', () => {
  expect(sharingHeaders(PORTAL, '/portal-dev/cases/remoteEntry.js')).toMatchObject({
    'access-control-allow-origin': PORTAL,
  });
});

test.each(['/api/contact/me', '/', '/portal-developers'])(
  'the portal’s own %s is for no other page',
  (path) => {
    expect(sharingHeaders(PORTAL, path)).toEqual({});
  },
);
