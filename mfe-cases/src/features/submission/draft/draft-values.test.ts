import { buildCase } from '@portal/shared/testing';
import {
  differing,
  isSame,
  splitSendable,
  toCaseChange,
  toDraftValues,
  withLostChoices,
} from './draft-values';

const BASE = toDraftValues(buildCase({ patientName: 'Ann', notes: 'old' }));

describe('values of a submission', () => {
  it.each([
    [{ patientName: ' Ann Lee ' }, { patientName: 'Ann Lee' }],
    [{ patientName: '  ' }, {}],
    [{ notes: '' }, { notes: null }],
    [{ clientReferenceId: ' 7 ' }, { clientReferenceId: '7' }],
    [{ arch: 'upper' }, { arch: 'upper' }],
    [{ packageType: null }, { packageType: null }],
    [
      { trimLine: null, offset: '1' },
      { trimLine: null, offset: '1' },
    ],
    [{ teeth: null }, { teeth: null }],
    [{ customFields: [{ name: 'Chair ', value: '4' }, undefined] }, { customFields: { Chair: '4' } }],
    [{ customFields: [] }, { customFields: null }],
  ] as const)('%o is sent as %o', (values, change) => {
    expect(toCaseChange(values)).toEqual(change);
  });

  it('keeps what may not be empty until it is filled in again', () => {
    expect(splitSendable({ patientName: '', notes: '' })).toEqual({
      sendable: { notes: '' },
      held: { patientName: '' },
    });
  });

  it('does not take white space that is being typed for a difference', () => {
    const shown = { ...BASE, notes: 'old ', arch: 'upper' as const };
    expect(differing(shown, BASE)).toEqual({ arch: 'both' });
    expect(isSame('old ', 'old')).toBe(true);
  });

  it('[CA-24] does not take white space in an answer, nor an emptied one, for a difference', () => {
    const base = { ...BASE, prescription: { chiefComplaint: 'Crowding', biteNote: null, goals: null } };
    const shown = { ...base, prescription: { chiefComplaint: 'Crowding ', biteNote: '', goals: [] } };
    expect(differing(shown, base)).toEqual({});
  });

  it('takes neither a field without a name nor the order of names and marks for a difference', () => {
    const rows = [
      { name: 'Room', value: 'B' },
      { name: 'Chair', value: '4' },
    ];
    const base = { ...BASE, customFields: rows, teeth: { doNotMove: [16], missing: [18] } };
    const shown = {
      ...base,
      customFields: [...rows.toReversed(), undefined],
      teeth: { missing: [18], doNotMove: [16] },
    };
    expect(differing(shown, base)).toEqual({});
    expect(differing({ ...shown, teeth: null }, base)).toEqual({ teeth: base.teeth });
  });

  it('[CA-18] gives up the choices that a new product does not have', () => {
    const values = {
      ...BASE,
      productId: 'RE',
      material: 'Zendura A',
      offset: '1',
      teeth: { erupting: [18], missing: [48] },
      prescription: { indexing: 'light', pontics: 'everyGap' },
    } as const;
    const copy = { ...values, teeth: { erupting: [18], missing: [48] } };
    expect(withLostChoices({ productId: 'AL' }, copy)).toEqual({
      productId: 'AL',
      material: null,
      prescription: { indexing: 'light' },
    });
    expect(withLostChoices({ productId: 'WK' }, copy)).toEqual({
      productId: 'WK',
      material: null,
      offset: null,
      teeth: { missing: [48] },
      prescription: null,
    });
    expect(withLostChoices({ notes: 'x' }, copy)).toEqual({ notes: 'x' });
  });

  it('[CA-18] [CA-24] gives a product back what it had, and keeps what was chosen since', () => {
    const had = {
      trimLine: 'SCALLOPED',
      prescription: { chiefComplaint: 'Crowding', indexing: 'light' },
    } as const;
    const since = { trimLine: null, prescription: { indexing: 'heavy' } } as const;
    const values = { ...since, teeth: { missing: [18] } };
    const teeth = { doNotMove: [16, 18], missing: [48] };
    expect(withLostChoices({ productId: 'AL' }, values, { ...had, teeth })).toEqual({
      productId: 'AL',
      trimLine: 'SCALLOPED',
      // Tooth 18 is missing by now, and 48 no more.
      teeth: { doNotMove: [16], missing: [18] },
      prescription: { chiefComplaint: 'Crowding', indexing: 'heavy' },
    });
  });
});
