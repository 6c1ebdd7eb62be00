import { isNameTaken, toRecord, toRows } from './custom-fields';

describe('own fields of a case', () => {
  it.each([
    [[], null],
    [[undefined, { value: '4' }, { name: ' ' }], null],
    [[{ name: ' Chair ', value: ' 4 ' }, { name: 'Room' }], { Chair: '4', Room: '' }],
  ])('[CA-18] as rows %o are kept as %o', (rows, record) => {
    expect(toRecord(rows)).toEqual(record);
  });

  it('[CA-18] come back as rows', () => {
    expect(toRows({ Chair: '4' })).toEqual([{ name: 'Chair', value: '4' }]);
    expect(toRows(null)).toEqual([]);
  });

  it.each([
    [[{ name: 'Chair' }, { name: 'Chair ' }], true],
    [[{ name: 'Chair' }, { name: 'Room' }], false],
    [[undefined, { name: '' }, { name: '' }], false],
  ])('[CA-18] cannot have one name twice: %o %s', (rows, isTaken) => {
    expect(isNameTaken(rows, 1)).toBe(isTaken);
  });
});
