import { askPath, readReferenceParam, referenceParam, referencePath } from './chat-reference';
import type { NewChatReference } from './resources/chat';

const ID = '00000000-0000-4000-8000-0000000000d1';
const ROOM = '00000000-0000-4000-8000-0000000000c1';

test.each<NewChatReference>([
  { kind: 'plan', version: 2 },
  { kind: 'plan', version: 2, stage: 0 },
  { kind: 'record', assetUuid: ID },
  { kind: 'parcel', shipmentUuid: ID },
])('[CH-06] an address says a reference, and is read back: %o', (reference) => {
  expect(readReferenceParam(referenceParam(reference))).toEqual(reference);
});

test.each(['', 'plan', 'plan:0', 'plan:-1', 'plan:1e9', 'record:1', `file:${ID}`, 'javascript:alert(1)'])(
  '[CH-06] what is no reference is none: %s',
  (param) => expect(readReferenceParam(param)).toBeNull(),
);

test.each([
  [{ kind: 'plan', version: 2, stage: null, planUuid: ID }, 'client', `/admin/all/${ROOM}/plans?plan=2`],
  [{ kind: 'plan', version: 2, stage: 14, planUuid: ID }, 'dso', `/doctor/all/${ROOM}/plans?plan=2&stage=14`],
  [
    { kind: 'record', assetUuid: ID, assetType: 'presc', name: 'a.pdf' },
    'dso',
    `/doctor/all/${ROOM}/records?record=${ID}`,
  ],
  [{ kind: 'parcel', shipmentUuid: ID, identifier: 'S-1' }, 'dso', `/shipments/dso/${ID}/parcel`],
] as const)('[CH-06] a reference leads to what it is about: %o', (reference, ownerType, path) => {
  expect(referencePath(reference, ownerType, ROOM)).toBe(path);
});

test('[CH-06] a room is opened with something to ask about', () => {
  const about = { kind: 'plan', version: 2, stage: 14 } as const;
  expect(askPath('dso', ROOM, about)).toBe(`/cases/dso/${ROOM}/chat?refers=plan:2:14`);
});
