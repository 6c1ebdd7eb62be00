import { PDF, ZIP } from '../../../testing/test-files';
import { checkEnd, TAIL_BYTES } from './file-end';

const WRONG = expect.objectContaining({ code: 'wrongFileType' });
const ACCEPT = ['.pdf', '.zip'];
/** An archive with a comment. */
const COMMENTED = Buffer.concat([
  ZIP.subarray(0, -2),
  Buffer.from([5, 0]),
  Buffer.from('PK\x05\x06!', 'latin1'),
]);

describe('[UP-05] the end of a file', () => {
  it.each([
    ['pdf', PDF],
    ['pdf', Buffer.concat([PDF, Buffer.alloc(2_048)])],
    ['zip', ZIP],
    ['zip', COMMENTED],
    ['zip', Buffer.concat([Buffer.alloc(TAIL_BYTES), ZIP]).subarray(-TAIL_BYTES)],
    ['jpeg', Buffer.from('checked by its own walk')],
  ] as const)('of a whole %s %#', (format, tail) => {
    expect(() => checkEnd(format, tail, ACCEPT)).not.toThrow();
  });

  it.each([
    ['pdf', Buffer.from('%PDF-')],
    ['zip', Buffer.from('PK\x03\x04xxxx', 'latin1')],
    ['zip', ZIP.subarray(0, -1)],
    ['zip', Buffer.concat([ZIP, Buffer.from('more')])],
  ] as const)('is missed in a %s that is cut off or none %#', (format, tail) => {
    expect(() => checkEnd(format, tail, ACCEPT)).toThrow(WRONG);
  });
});
