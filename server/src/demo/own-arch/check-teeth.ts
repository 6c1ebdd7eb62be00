import type { FoundTooth } from './find-teeth';
import { STEP, type Sections } from './sections';
import { UnreadableArch } from './unreadable-arch';

const FEWEST_TEETH = 10;
const MOST_TEETH = 16;
const NARROWEST = 3.5;
const WIDEST = 14;
/** Most that a tooth and its counterpart on the other side differ in width, on the whole and on the mean; millimetres. */
const MOST_UNLIKE = 4;
const MOST_UNLIKE_ON_MEAN = 1.6;
/** Between two crowns a section is less full than this, against the middle of a crown; on the mean. */
const CLEAR_VALLEY = 0.85;

/**
 * Whether what was found can be the teeth of a person.
 * @throws UnreadableArch when it cannot, with what speaks against it
 */
export function checkTeeth(all: readonly FoundTooth[], { fullness }: Sections): void {
  const teeth = all.filter(({ isMissing }) => !isMissing);
  const refuseIf = (isSo: boolean, reason: string): void => {
    if (isSo) throw new UnreadableArch(reason);
  };
  refuseIf(teeth.length < FEWEST_TEETH || teeth.length > MOST_TEETH, `${teeth.length} teeth`);
  const widths = new Map(teeth.map(({ tooth, from, to }) => [tooth, to - from]));
  for (const [tooth, width] of widths)
    refuseIf(width < NARROWEST || width > WIDEST, `tooth ${tooth} would be ${width.toFixed(1)} mm wide`);
  const unlike = [...widths].flatMap(([tooth, width]) => {
    const other = widths.get(tooth % 20 > 10 ? tooth + 10 : tooth - 10);
    return other === undefined ? [] : [Math.abs(width - other)];
  });
  const mean = unlike.reduce((sum, one) => sum + one, 0) / Math.max(1, unlike.length);
  refuseIf(Math.max(...unlike) > MOST_UNLIKE || mean > MOST_UNLIKE_ON_MEAN, 'sides that are too unlike');
  const contacts = teeth.slice(1).map(({ from }) => fullness[Math.round(from / STEP)] ?? 1);
  const valley = contacts.reduce((sum, one) => sum + one, 0) / contacts.length;
  refuseIf(valley > CLEAR_VALLEY, 'no valleys between crowns');
}
