/**
 * How the public feed names a member of a cohort: 16 hex digits of a release and the uuid of a company or person. Nobody can read the uuid
 * from it, and marks of two releases do not show that they name the same member. The shell computes the same.
 * @param release `cases@1.5.0`
 */
export function cohortMark(release: string, uuid: string): string {
  return `${hex(`${release}:${uuid}`)}${hex(`${uuid}:${release}`)}`;
}

function hex(text: string): string {
  return hash(text).toString(16).padStart(8, '0');
}

/** FNV-1a with MurmurHash3's final mix: pages choose releases before anything asynchronous, as WebCrypto is, can end. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
