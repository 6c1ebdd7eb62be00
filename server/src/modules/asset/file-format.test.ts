import { binaryStl, DICOM, JPEG, PDF, PNG, TEXT_STL, ZIP } from '../../testing/test-files';
import { checkContent } from './file-format';

describe('[UP-05] the content of a file', () => {
  it.each([
    ['uprImp', binaryStl(2), 'stl'],
    ['uprImp', TEXT_STL, 'stl'],
    ['frtImg', JPEG, 'jpeg'],
    ['frtImg', PNG, 'png'],
    ['frtImg', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
    ['presc', PDF, 'pdf'],
    ['trdPty', ZIP, 'zip'],
    ['trdPty', binaryStl(1), 'stl'],
    ['CBCT', DICOM, 'dicom'],
    ['CBCT', ZIP, 'zip'],
  ] as const)('for %s may be %#', (assetType, bytes, format) => {
    expect(checkContent(assetType, bytes, bytes.length)).toBe(format);
  });

  it.each([
    ['uprImp', PNG],
    ['uprImp', Buffer.from('solid lies about itself')],
    ['uprImp', Buffer.alloc(10)],
    ['frtImg', PDF],
    ['presc', ZIP],
    ['CBCT', binaryStl(1)],
  ] as const)('for %s may not be %#', (assetType, bytes) => {
    expect(() => checkContent(assetType, bytes, bytes.length)).toThrow(
      expect.objectContaining({ code: 'wrongFileType' }),
    );
  });
});
