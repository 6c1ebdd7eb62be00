import type { Work } from './in-slices';
import { UnreadableArch } from './unreadable-arch';

/** Fewer triangles show no teeth; more take longer than a demo should. */
const FEWEST_TRIANGLES = 8_000;
const MOST_TRIANGLES = 1_000_000;
/** Triangles between two pauses. */
const SLICE = 20_000;
const HEADER_BYTES = 84;
const TRIANGLE_BYTES = 50;

/**
 * The corners of a binary or ASCII STL, nine coordinates for each triangle.
 * @throws UnreadableArch when it is not one, or none of a size that can be worked on
 */
export function* readStl(bytes: Buffer): Work<Float32Array> {
  const corners = isBinary(bytes) ? yield* readBinary(bytes) : yield* readText(bytes);
  if (corners.length / 9 < FEWEST_TRIANGLES) throw new UnreadableArch('too few triangles');
  return corners;
}

function isBinary(bytes: Buffer): boolean {
  return (
    bytes.length >= HEADER_BYTES &&
    bytes.length === HEADER_BYTES + TRIANGLE_BYTES * bytes.readUInt32LE(HEADER_BYTES - 4)
  );
}

function* readBinary(bytes: Buffer): Work<Float32Array> {
  const triangles = bytes.readUInt32LE(HEADER_BYTES - 4);
  if (triangles > MOST_TRIANGLES) throw new UnreadableArch('too many triangles');
  const corners = new Float32Array(triangles * 9);
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    if (triangle % SLICE === 0) yield;
    const at = HEADER_BYTES + triangle * TRIANGLE_BYTES + 12;
    for (let n = 0; n < 9; n += 1) corners[triangle * 9 + n] = finite(bytes.readFloatLE(at + n * 4));
  }
  return corners;
}

function* readText(bytes: Buffer): Work<Float32Array> {
  if (bytes.toString('latin1', 0, 5) !== 'solid') throw new UnreadableArch('not an STL');
  const numbers: number[] = [];
  let at = bytes.indexOf('vertex');
  for (let line = 0; at !== -1; line += 1) {
    if (line % SLICE === 0) yield;
    if (numbers.length > MOST_TRIANGLES * 9) throw new UnreadableArch('too many triangles');
    const end = bytes.indexOf('\n', at);
    const words = bytes
      .toString('latin1', at + 'vertex'.length, end === -1 ? bytes.length : end)
      .trim()
      .split(/\s+/);
    if (words.length !== 3) throw new UnreadableArch('an STL with a broken line');
    for (const word of words) numbers.push(finite(Number(word)));
    at = bytes.indexOf('vertex', at + 1);
  }
  if (numbers.length % 9 !== 0) throw new UnreadableArch('an STL that is cut off');
  return Float32Array.from(numbers);
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new UnreadableArch('a coordinate that is no number');
  return value;
}
