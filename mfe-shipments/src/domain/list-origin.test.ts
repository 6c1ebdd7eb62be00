import { readListOrigin } from './list-origin';

const LISTS = ['/request', '/request/dso'];

describe('the list that a page was opened from', () => {
  it.each(['/request', '/request?page=2&type=retainer', '/request/dso?page=2'])('is %s', (from) => {
    expect(readListOrigin({ from }, LISTS)).toBe(from);
  });

  it.each([
    null,
    undefined,
    'from',
    {},
    { from: 7 },
    { from: '/requests' },
    { from: '/request/nobody' },
    { from: '/admin/all/c-1/overview?back=/request' },
    { from: '//elsewhere.example/request' },
    { from: 'https://elsewhere.example/request' },
  ])('is not told by %j', (state) => {
    expect(readListOrigin(state, LISTS)).toBeNull();
  });
});
