/** Type and kind of the box that holds a profile of colours; its size stands before them, the profile behind them. */
const PROFILE_BOX = Buffer.from('colrprof', 'latin1');
const SIZE_BYTES = 4;
/** Where every ICC profile has its signature. */
const SIGNATURE = { at: 36, text: 'acsp' } as const;
const ICC = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
/** What one segment of a JPEG takes; phones' profiles have half a kilobyte. */
const MOST_BYTES = 0xffff - 2 - ICC.length;

/** The profile of colours in a HEIC file; null without one, or with one that is none. */
export function readHeicProfile(bytes: Buffer): Buffer | null {
  const box = bytes.indexOf(PROFILE_BOX) - SIZE_BYTES;
  if (box < 0) return null;
  const profile = bytes.subarray(box + SIZE_BYTES + PROFILE_BOX.length, box + bytes.readUInt32BE(box));
  const { at, text } = SIGNATURE;
  const isProfile = profile.toString('latin1', at, at + text.length) === text;
  return isProfile && profile.length <= MOST_BYTES ? profile : null;
}

/** A profile as a segment of a JPEG. */
export function iccSegment(profile: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + ICC.length + profile.length, 2);
  return Buffer.concat([head, ICC, profile]);
}
