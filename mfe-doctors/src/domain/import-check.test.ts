import { leaveOutRow, mendRow, problemsOf, toCallRow, toUnchecked, withResult } from './import-check';
import { createImportLookup } from './import-lookup';

const COUNTRIES = [
  { id: 792, code: 'TR', name: 'Türkiye', isShippable: true },
  { id: 784, code: 'AE', name: 'United Arab Emirates', isShippable: true },
];
const MANAGERS = [
  { uuid: 'm-1', name: 'Rana Malik', email: 'rana@x.example' },
  { uuid: 'm-2', name: 'Can Öz', email: 'can@x.example' },
  { uuid: 'm-3', name: 'Can Öz', email: 'can2@x.example' },
];
const lookup = createImportLookup(COUNTRIES, MANAGERS);
const row = (line: number, over: object = {}) =>
  toUnchecked({
    line,
    values: {
      name: 'Ada',
      email: `a${line}@x.example`,
      externalDoctorId: '',
      country: '',
      assignedRm: '',
      ...over,
    },
  });

describe('what a cell names', () => {
  it.each([
    ['TR', 792],
    ['tr', 792],
    ['TURKIYE', 792],
    ['تركيا', 792],
    ['Birleşik Arap Emirlikleri', 784],
    ['الإمارات العربية المتحدة', 784],
    ['', null],
    ['Atlantis', null],
  ])('[DR-03] is a country: %s', (country, id) => {
    expect(toCallRow(row(1, { country }), lookup).locationCountryId).toBe(id);
  });

  it.each([
    ['RANA@x.example', 'm-1', []],
    ['rana malık', 'm-1', []],
    ['can2@x.example', 'm-3', []],
    ['Can Öz', null, ['severalManagers']],
    ['Nobody', null, ['unknownManager']],
  ])('[DR-03] is a relationship manager: %s', (assignedRm, uuid, codes) => {
    const { values } = row(1, { assignedRm });
    expect(toCallRow(row(1, { assignedRm }), lookup).assignedRmUuid).toBe(uuid);
    expect(problemsOf(values, lookup).map(({ code }) => code)).toEqual(codes);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("x")'])('[DR-03] is no formula: %s', (formula) => {
    const over = { name: formula, externalDoctorId: formula };
    expect(problemsOf(row(1, over).values, lookup)).toEqual([
      { field: 'name', code: 'formula' },
      { field: 'externalDoctorId', code: 'formula' },
    ]);
  });
});

describe('what a call makes of rows', () => {
  const valid = { uuid: null, isInvited: false, outcome: 'valid' as const, extra: [] };
  const result = (rows: object[]) => ({
    ...{ added: 0, refused: 0, invited: 0, notInvited: null },
    rows: rows.map((over, index) => ({ ...valid, row: index, ...over })),
  });

  it('[DR-03] names a repeated row by its line, whatever else was sent', () => {
    const rows = [row(2), row(3), row(5), row(9)];
    const sent = rows.slice(1);
    const extra = [
      { field: 'email', code: 'sameAsRow', values: { row: 2 }, msg: 'Row 2 has the same already' },
    ];
    const after = withResult(rows, sent, result([{}, {}, { outcome: 'refused', extra }]), lookup);
    expect(after.map(({ state }) => state)).toEqual(['unchecked', 'right', 'right', 'wrong']);
    expect(after[3]?.problems).toEqual([{ field: 'email', code: 'sameAsLine', line: 5 }]);
  });

  it('[DR-03] is forgotten of a row whose twin is left out, and stays of the others', () => {
    const twin = { state: 'wrong', problems: [{ field: 'email', code: 'sameAsLine', line: 2 }] } as const;
    const other = { state: 'wrong', problems: [{ field: 'email', code: 'sameAsLine', line: 3 }] } as const;
    const rows = [row(2), { ...row(4), ...twin }, { ...row(5), ...other }];
    expect(leaveOutRow(rows, 2)).toEqual([row(4), { ...row(5), ...other }]);
  });

  it('[DR-03] leaves a row that was mended meanwhile to be checked again, and takes one that was added', () => {
    const sent = [row(1, { country: 'Atlantis' }), row(2)];
    const mended = sent.map((one) => mendRow(one, 'country', 'TR'));
    const after = withResult(
      mended,
      sent,
      result([{}, { outcome: 'added', uuid: 'd-1', isInvited: true }]),
      lookup,
    );
    expect(after).toMatchObject([{ state: 'unchecked' }, { state: 'added', isInvited: true }]);
    expect(withResult(sent, sent, result([{}, {}]), lookup)).toMatchObject([
      { state: 'wrong', problems: [{ field: 'country', code: 'unknownCountry' }] },
      { state: 'right' },
    ]);
  });

  it('[DR-03] says of a formula nothing else', () => {
    const sent = [row(1, { name: '=1+1' })];
    const extra = [{ field: 'name', code: 'format', msg: 'This is not of the right kind' }];
    expect(withResult(sent, sent, result([{ outcome: 'refused', extra }]), lookup)[0]?.problems).toEqual([
      { field: 'name', code: 'formula' },
    ]);
  });
});
