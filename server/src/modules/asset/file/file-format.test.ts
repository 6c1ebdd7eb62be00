import { ASSET_TYPES } from '@portal/shared/contract';
import { binaryStl, DICOM, GLB, JPEG, PDF, PNG, TEXT_STL, ZIP } from '../../../testing/test-files';
import { checkContent } from './file-format';

const PLY = Buffer.from('ply\nformat ascii 1.0\nelement face 0\nend_header\n');
const OBJ = Buffer.from('# a scan\nv 1.5 -2 3e-1\nv 0 0 0\nf 1 2 1\n');

describe('[UP-05] the content of a file', () => {
  it.each([
    ['uprImp', binaryStl(2), 'stl'],
    ['uprImp', TEXT_STL, 'stl'],
    ['uprImp', PLY, 'ply'],
    ['bitScn', OBJ, 'obj'],
    ['frtImg', JPEG, 'jpeg'],
    ['frtImg', PNG, 'png'],
    ['frtImg', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
    ['presc', PDF, 'pdf'],
    ['trdPty', ZIP, 'zip'],
    ['trdPty', binaryStl(1), 'stl'],
    ['CBCT', DICOM, 'dicom'],
    ['CBCT', ZIP, 'zip'],
    ['trtPln', GLB, 'glb'],
    ['trtPln', PDF, 'pdf'],
  ] as const)('for %s may be %#', (assetType, bytes, format) => {
    expect(checkContent(ASSET_TYPES[assetType].accept, bytes, bytes.length)).toBe(format);
  });

  it.each([
    ['uprImp', PNG],
    ['uprImp', Buffer.from('ply\nand nothing more')],
    ['uprImp', Buffer.from('v 1 2 3\n<script>\n')],
    ['trdPty', OBJ],
    ['uprImp', Buffer.from('solid lies about itself')],
    ['uprImp', Buffer.alloc(10)],
    ['frtImg', PDF],
    ['presc', ZIP],
    ['CBCT', binaryStl(1)],
    ['CBCT', Buffer.from('MZ\x90\0 a program', 'latin1')],
    ['CBCT', DICOM.subarray(0, 130)],
    ['presc', Buffer.from('<html>%PDF-1.7')],
    ['trdPty', Buffer.from('PK without the rest')],
    ['uprImp', Buffer.concat([binaryStl(2), Buffer.from('more')])],
    ['frtImg', Buffer.from('GIF89a')],
    ['uprImp', GLB],
    ['trtPln', GLB.subarray(0, 10)],
    ['trtPln', Buffer.concat([GLB, Buffer.from('more')])],
    ['frtImg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const)('for %s may not be %#', (assetType, bytes) => {
    expect(() => checkContent(ASSET_TYPES[assetType].accept, bytes, bytes.length)).toThrow(
      expect.objectContaining({ code: 'wrongFileType' }),
    );
  });
});
