import { buildCase } from '@portal/shared/testing';
import { clashesOf, merge, type Versions } from './draft-merge';
import { toDraftValues, type DraftValues } from './draft-values';

const BASE = toDraftValues(
  buildCase({
    patientName: 'Ann',
    notes: 'old',
    arch: 'both',
    teeth: { missing: [18] },
    prescription: { ipr: 'no', midline: 'ideal' },
  }),
);
type Changes = Partial<DraftValues>;
const versions = (unsaved: Changes, theirs: Changes, isSubmission = false): Versions => ({
  base: BASE,
  unsaved,
  theirs: { ...BASE, ...theirs },
  isSubmission,
  presets: null,
});

/** What somebody else changed, what was changed here, their change, and the names of what clashes. */
const CHANGES: readonly (readonly [string, Changes, Changes, readonly string[]])[] = [
  ['another field', { arch: 'upper' }, { notes: 'theirs' }, []],
  ['the same field', { notes: 'ours' }, { notes: 'theirs' }, ['notes']],
  ['the same field to the same', { notes: 'theirs ' }, { notes: 'theirs' }, []],
  ['nothing', { notes: 'ours' }, {}, []],
  [
    'another answer',
    { prescription: { ...BASE.prescription, bondedRetainer: 'upper' } },
    { prescription: { ...BASE.prescription, chiefComplaint: 'Crowding' } },
    [],
  ],
  [
    'the same answer, and another',
    { prescription: { ipr: 'yes', midline: 'ideal' } },
    { prescription: { ipr: 'ifNeeded', midline: 'improve' } },
    ['ipr'],
  ],
  [
    'an answer that was left to the lab here',
    { prescription: { ipr: null, midline: 'ideal' } },
    { prescription: { midline: 'ideal' } },
    ['ipr'],
  ],
  ['another mark', { teeth: { missing: [18], crown: [26] } }, { teeth: { missing: [18, 28] } }, []],
  ['the same mark', { teeth: { missing: [18, 48] } }, { teeth: { missing: [18, 28] } }, ['missing']],
  [
    'the chart so that a tooth would be missing and have a crown',
    { teeth: { missing: [18], crown: [26] } },
    { teeth: { missing: [18, 26] } },
    ['missing', 'crown'],
  ],
  [
    'the product to one without the answers given here',
    { prescription: { ...BASE.prescription, overjet: 'ideal' } },
    { productId: 'NG', prescription: null },
    ['productId', 'ipr', 'midline', 'overjet'],
  ],
  [
    'the product to one that has the answers given here',
    { prescription: { ...BASE.prescription, indexing: 'light' } },
    { productId: 'RE', prescription: null },
    [],
  ],
];

describe('two versions of a draft', () => {
  it.each(CHANGES)(
    '[CA-18] [CA-24] clash when somebody else changed %s: %j, %j',
    (_title, ours, theirs, names) => {
      expect(clashesOf(versions(ours, theirs))).toEqual(names);
    },
  );

  it('[CA-18] clash in whatever is submitted, also where only somebody else changed it', () => {
    const theirs = { arch: 'upper', prescription: { ...BASE.prescription, chiefComplaint: 'x' } } as const;
    expect(clashesOf(versions({ notes: 'ours' }, theirs, true))).toEqual(['arch', 'chiefComplaint']);
    expect(clashesOf(versions({ arch: 'upper' }, { arch: 'upper' }, true))).toEqual([]);
  });

  it('[CA-18] [CA-24] are merged answer by answer and mark by mark', () => {
    const ours: Changes = {
      notes: 'ours',
      teeth: { missing: [18], crown: [26] },
      prescription: { midline: 'ideal', bondedRetainer: 'upper' },
    };
    const theirs: Changes = {
      arch: 'upper',
      teeth: { missing: [18, 28] },
      prescription: { ...BASE.prescription, chiefComplaint: 'Crowding' },
    };
    expect(merge(versions(ours, theirs), 'theirs')).toEqual({
      notes: 'ours',
      teeth: { missing: [18, 28], crown: [26] },
      prescription: { midline: 'ideal', bondedRetainer: 'upper', chiefComplaint: 'Crowding' },
    });
  });

  it('[CA-24] have no change of a preset that was only let stand, where somebody else answered or chose a product', () => {
    const presets = { last: null, clinic: { spaces: 'keep', overbite: 'ideal' } } as const;
    const kept = { prescription: { ...BASE.prescription, spaces: 'keep', overjet: 'improve' } } as const;
    const answered = { prescription: { ...BASE.prescription, spaces: 'close', overbite: null } } as const;
    const both = { ...versions(kept, answered), presets };
    expect(clashesOf(both)).toEqual([]);
    expect(merge(both, 'ours')).toEqual({
      prescription: { ...answered.prescription, overjet: 'improve' },
    });
    const chosen = { prescription: { ...kept.prescription, overjet: 'ideal', spaces: null } } as const;
    expect(clashesOf({ ...versions(chosen, answered), presets })).toEqual(['spaces']);
    const guard = { ...versions(kept, { productId: 'NG', prescription: null, teeth: null }), presets };
    expect(clashesOf(guard)).toEqual([]);
    expect(merge(guard, 'ours')).toEqual({});
  });

  it('[CA-24] are submitted where the answers look the same, be they given or preset', () => {
    const presets = { last: null, clinic: { spaces: 'keep' } } as const;
    const same = { prescription: { ...BASE.prescription, spaces: 'keep', overjet: 'improve' } } as const;
    expect(clashesOf({ ...versions({}, same, true), presets })).toEqual([]);
    expect(merge({ ...versions({ notes: 'ours' }, same, true), presets }, 'theirs')).toEqual({
      notes: 'ours',
    });
    const other = { prescription: { ...same.prescription, spaces: 'close' } } as const;
    expect(clashesOf({ ...versions({}, other, true), presets })).toEqual(['spaces']);
  });

  it('[CA-18] keep what does not clash, whichever of them stands in the rest', () => {
    const ours = { notes: 'ours', patientName: '', prescription: { ipr: 'yes', overjet: 'ideal' } } as const;
    const theirs = { notes: 'theirs', prescription: { ipr: 'ifNeeded', midline: 'ideal' } } as const;
    expect(merge(versions(ours, theirs), 'theirs')).toEqual({
      patientName: '',
      prescription: { ipr: 'ifNeeded', overjet: 'ideal' },
    });
    expect(merge(versions(ours, theirs), 'ours')).toEqual({ ...ours });
  });

  it('[CA-18] [CA-24] have no choices of a product that is not theirs any more', () => {
    const ours = { prescription: { ...BASE.prescription, overjet: 'ideal' }, notes: 'ours' } as const;
    const theirs = { productId: 'NG', prescription: { thickness: '3' }, teeth: null } as const;
    expect(merge(versions(ours, theirs), 'theirs')).toEqual({ notes: 'ours' });
    expect(merge(versions(ours, theirs), 'ours')).toEqual({
      ...ours,
      productId: 'AL',
      teeth: { missing: [18] },
    });
    // Somebody else went on with the product that was given up here.
    const guard = { productId: 'NG', prescription: null } as const;
    const further = { prescription: { ...BASE.prescription, overjet: 'ideal' } } as const;
    expect(merge(versions(guard, further), 'ours')).toEqual({ productId: 'NG', prescription: null });
  });
});
