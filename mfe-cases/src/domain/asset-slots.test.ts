import { PRODUCTS } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { assignFiles, offeredSlots } from './asset-slots';

describe('slots for records', () => {
  it.each([
    ['both', 'digitalThirdParty', ['uprImp', 'lwrImp']],
    ['upper', 'meditScanner', ['uprImp']],
    ['lower', '3shapeScanner', ['lwrImp']],
    ['both', 'physical', []],
  ] as const)('[CA-17] scans of %s, %s', (arch, impressionType, scans) => {
    for (const productId of PRODUCTS) {
      const slots = offeredSlots(buildCase({ productId, arch, impressionType }));
      expect(slots.filter((slot) => slot.endsWith('Imp'))).toEqual(scans);
    }
  });

  it('[CA-17] offers aligners every slot', () => {
    expect(offeredSlots(buildCase({ productId: 'AL' }))).toHaveLength(16);
  });

  it.each([
    ['by name', ['Upper scan.stl', 'lower.STL'], { 'Upper scan.stl': 'uprImp', 'lower.STL': 'lwrImp' }],
    ['by kind where the name says nothing', ['a.stl', 'b.jpg'], { 'a.stl': 'uprImp', 'b.jpg': 'frtImg' }],
    ['by name before kind', ['a.jpg', 'front.jpg'], { 'a.jpg': 'uprImg', 'front.jpg': 'frtImg' }],
    [
      'never twice to one slot',
      ['upper1.stl', 'upper2.stl', 'upper3.stl'],
      { 'upper1.stl': 'uprImp', 'upper2.stl': 'lwrImp' },
    ],
  ])('gives files that are dropped together their slots %s', (_title, names, expected) => {
    const { assigned, left } = assignFiles(
      names.map((name) => ({ name })),
      ['uprImp', 'lwrImp', 'frtImg', 'uprImg'],
    );
    expect(Object.fromEntries(assigned.map(({ slot, file }) => [file.name, slot]))).toEqual(expected);
    expect(assigned.length + left.length).toBe(names.length);
  });

  it('leaves over what no slot takes', () => {
    expect(assignFiles([{ name: 'notes.txt' }], ['uprImp', 'frtImg']).left).toEqual([{ name: 'notes.txt' }]);
  });
});
