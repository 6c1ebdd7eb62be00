import { join } from 'node:path';
import { openStores, type Stores } from '../../data-folder';
import { fakeRemote, temporaryFolder } from '../../testing/fake-builds';
import { SourceFrames } from './source-frames';

/** The second line from column 21 on is line 12, column 5 of the source. */
const MAP = {
  version: 3,
  sources: ['webpack://mfe-cases/./src/features/submission/submit.ts'],
  names: ['submitCase'],
  mappings: [[], [[20, 0, 11, 4, 0]]],
};

let remove: () => Promise<void>;
let stores: Stores;

beforeAll(async () => {
  const { dir, ...folder } = await temporaryFolder();
  ({ remove } = folder);
  stores = openStores(join(dir, 'var'));
  const files = { 'maps/app.js.map': JSON.stringify(MAP), 'maps/later.js.map': 'no map' };
  await stores.releases.publish(await fakeRemote(join(dir, 'build'), 'cases', { files }));
});
afterAll(() => remove());

test.each([
  ['a cases/1.0.0/app.js:2:30', 'submitCase src/features/submission/submit.ts:12:5'],
  ['a cases/1.0.0/app.js:1:3', 'a cases/1.0.0/app.js:1:3'],
  ['a cases/1.0.0/app.css:2:30', 'a cases/1.0.0/app.css:2:30'],
  ['a cases/1.0.0/later.js:2:30', 'a cases/1.0.0/later.js:2:30'],
  ['a cases/9.9.9/app.js:2:30', 'a cases/9.9.9/app.js:2:30'],
  ['a ../../etc/app.js:2:30', 'a ../../etc/app.js:2:30'],
])('%s is %s', async (frame, resolved) => {
  expect(await new SourceFrames(stores.releases).resolve(frame)).toBe(resolved);
});
