import { PRODUCTS } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { offeredSlots } from './asset-slots';

describe('slots for records', () => {
  it.each([
    ['both', 'digitalThirdParty', ['uprImp', 'lwrImp']],
    ['upper', 'meditScanner', ['uprImp']],
    ['lower', '3shapeScanner', ['lwrImp']],
    ['both', 'physical', []],
  ] as const)('[CA-17] scans of %s, %s', (arch, impressionType, scans) => {
    for (const productId of PRODUCTS.filter((product) => product !== 'AL')) {
      const slots = offeredSlots(buildCase({ productId, arch, impressionType }));
      expect(slots.filter((slot) => slot.endsWith('Imp'))).toEqual(scans);
    }
  });

  it('[CA-17] offers aligners every slot, the opposing arch and the bite with them', () => {
    expect(offeredSlots(buildCase({ productId: 'AL', arch: 'upper' }))).toHaveLength(17);
  });
});
