import { sharingHeaders } from './own-files.mjs';

const PORTAL = 'https://staging.clinic.example';

test('the files of a remote are for pages of the portal, also of one on the internet', () => {
  expect(sharingHeaders(PORTAL, '/portal-dev/cases/remoteEntry.js')).toEqual({
    'access-control-allow-origin': PORTAL,
    'access-control-allow-private-network': 'true',
  });
});

test.each(['/api/contact/me', '/', '/portal-developers'])(
  'the portal’s own %s is for no other page',
  (path) => {
    expect(sharingHeaders(PORTAL, path)).toEqual({});
  },
);
