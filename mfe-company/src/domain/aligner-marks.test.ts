import { buildLmp, MARKED } from '../testing/build-lmp';
import { incompleteMarks, marksOf } from './aligner-marks';

describe('marksOf', () => {
  it('has all that is on, in the order of the settings', () => {
    expect(marksOf(MARKED)).toEqual([
      { key: 'logo', url: '/api/files/logo.png' },
      { key: 'companyName', text: 'Bright Smile' },
      { key: 'patientName', text: 'Doe' },
      { key: 'arch', text: 'U' },
      { key: 'stepNumber', text: '3' },
    ]);
  });

  it('has nothing of what is off, whatever is kept for it', () => {
    const off = { logoFlag: false, companyNameFlag: false, patientNameFlag: false, archFlag: false };
    expect(marksOf({ ...MARKED, ...off }).map(({ key }) => key)).toEqual(['stepNumber']);
    expect(marksOf(buildLmp())).toEqual([]);
  });

  it('leaves out what is on and lacks its picture, name or style', () => {
    const bare = { ...MARKED, logoFile: null, companyName: null, patientNameStyle: null };
    expect(marksOf(bare).map(({ key }) => key)).toEqual(['arch', 'stepNumber']);
    expect(incompleteMarks(bare)).toEqual(['logo', 'companyName', 'patientName']);
    expect(incompleteMarks(MARKED)).toEqual([]);
  });
});
