import { buildCase } from '@portal/shared/testing';
import { areSame, differing, doClash, splitSendable, toCaseChange, toDraftValues } from './draft-values';

const BASE = toDraftValues(buildCase({ patientName: 'Ann', notes: 'old' }));

describe('values of a submission', () => {
  it.each([
    [{ patientName: ' Ann Lee ' }, { patientName: 'Ann Lee' }],
    [{ patientName: '  ' }, {}],
    [{ notes: '' }, { notes: null }],
    [{ clientReferenceId: ' 7 ' }, { clientReferenceId: '7' }],
    [{ arch: 'upper' }, { arch: 'upper' }],
    [{ packageType: null }, { packageType: null }],
  ] as const)('%o is sent as %o', (values, change) => {
    expect(toCaseChange(values)).toEqual(change);
  });

  it('keeps what may not be empty until it is filled in again', () => {
    expect(splitSendable({ patientName: '', notes: '' })).toEqual({
      sendable: { notes: '' },
      held: { patientName: '' },
    });
  });

  it.each([
    ['another field', { arch: 'upper' }, { ...BASE, notes: 'theirs' }, false],
    ['the same field', { notes: 'ours' }, { ...BASE, notes: 'theirs' }, true],
    ['the same field to the same', { notes: 'theirs' }, { ...BASE, notes: 'theirs' }, false],
    ['nothing', { notes: 'ours' }, BASE, false],
  ] as const)('clashes when somebody else changed %s: %o', (_title, unsaved, theirs, clash) => {
    expect(doClash(unsaved, BASE, theirs)).toBe(clash);
  });

  it('does not take white space that is being typed for a difference', () => {
    const shown = { ...BASE, notes: 'old ', arch: 'upper' as const };
    expect(differing(shown, BASE)).toEqual({ arch: 'both' });
    expect(areSame({ ...BASE, notes: 'old ' }, BASE)).toBe(true);
  });
});
