import type { Arch } from '@portal/shared/contract';
import { buildRequestableCase } from '../testing/build-request';
import {
  findSameRequest,
  firstValues,
  isArchMade,
  lastStage,
  toNewRequest,
  type RequestValues,
} from './new-request';

const CASE = buildRequestableCase();
const KEY = '00000000-0000-4000-9000-000000000099';
const asked = (over: Partial<RequestValues>): RequestValues => ({ ...firstValues(CASE, {}), ...over });

describe('a new request', () => {
  it.each<[string, Partial<RequestValues>, object]>([
    ['one stage', { stepNumber: 3, fromStep: 1, toStep: 2 }, { method: 'stepNumber', stepNumber: 3 }],
    [
      'a range',
      { method: 'stepRange', stepNumber: 3, fromStep: 5, toStep: 8 },
      { method: 'stepRange', fromStep: 5, toStep: 8 },
    ],
    // The server says what is missing.
    ['nothing yet', { stepNumber: null }, { method: 'stepNumber' }],
  ])('[SM-03] is sent with the fields of its method: %s', (_what, over, steps) => {
    expect(toNewRequest(asked(over), CASE)).toEqual({
      caseUuid: CASE.uuid,
      type: 'retainer',
      arch: 'both',
      ...steps,
    });
  });

  it.each<[Arch, object | null, number, boolean]>([
    ['upper', { upper: 14, lower: 0 }, 14, true],
    ['lower', { upper: 14, lower: 0 }, 0, false],
    ['both', { upper: 14, lower: 12 }, 14, true],
    ['both', { upper: 14, lower: 0 }, 14, false],
    ['both', null, 120, true],
  ])('[SM-05] of the %s arch, made with %j, ends at %d', (arch, steps, last, isMade) => {
    const ofCase = buildRequestableCase({ steps: steps as typeof CASE.steps });
    expect([lastStage(ofCase, arch), isArchMade(ofCase, arch)]).toEqual([last, isMade]);
  });

  it.each<[Partial<typeof CASE>, Partial<RequestValues>, object]>([
    [{ productId: 'AL' }, {}, { type: 'retainer', arch: 'both' }],
    [{ productId: 'RE', steps: null, arch: 'lower' }, {}, { type: 'retainer', arch: 'lower' }],
    [{ productId: 'NG', steps: null, arch: 'upper' }, {}, { type: 'replacement', arch: 'upper' }],
    // Asked for once more, as it was when retainers were offered for everything.
    [{ productId: 'NG', steps: null }, { type: 'retainer' }, { type: 'replacement', arch: 'both' }],
    [
      { productId: 'NG', steps: null, arch: 'upper' },
      { arch: 'both' },
      { type: 'replacement', arch: 'upper' },
    ],
    [
      { productId: 'AL', steps: { upper: 0, lower: 12 } },
      { arch: 'both' },
      { type: 'retainer', arch: 'lower' },
    ],
    [{ productId: 'AL' }, { arch: 'lower' }, { type: 'retainer', arch: 'lower' }],
    [{ productId: 'WK', steps: null, arch: null }, {}, { type: 'replacement', arch: 'both' }],
  ])('[SM-05] begins for %j, asked %j, with %j', (ofCase, before, values) => {
    expect(firstValues(buildRequestableCase(ofCase), before)).toMatchObject(values);
  });

  it.each<[string, Partial<RequestValues>, boolean]>([
    ['the same stages', { method: 'stepRange', fromStep: 5, toStep: 8 }, true],
    ['some of them', { stepNumber: 8 }, true],
    ['others', { stepNumber: 9 }, false],
    ['the other arch', { stepNumber: 8, arch: 'lower' }, false],
    ['both arches', { stepNumber: 8, arch: 'both' }, true],
    ['another kind', { stepNumber: 8, type: 'retainer' }, false],
    ['nothing yet', {}, false],
  ])('[SM-05] is known for one that is open: %s', (_what, over, isSame) => {
    const open = {
      uuid: KEY,
      identifier: 'R-1',
      type: 'replacement',
      fromStep: 5,
      toStep: 8,
      arch: 'upper',
    } as const;
    const values = { type: 'replacement', arch: 'upper', method: 'stepNumber', ...over } as const;
    expect(findSameRequest({ openRequests: [open] }, values)).toEqual(isSame ? open : undefined);
  });
});
