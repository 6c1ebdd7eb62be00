import { ASSET_TYPE_KEYS, ASSET_TYPES, type AssetTypeKey } from '@portal/shared/contract';
import { slotsByOrder } from './photo-series';

type Slots = readonly AssetTypeKey[];

/** Matches at the beginning of a word: 'left' does not match 'cleft', 'üst' matches 'üstçene'. */
const word = (...beginnings: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${beginnings.join('|')})`, 'iu');

/**
 * Words in file names that name a slot, as scanners, cameras and people write them in the portal's three languages. Most
 * specific first: the first match decides.
 */
const HINTS: readonly (readonly [RegExp, Slots])[] = [
  [word('cbct', 'dicom'), ['CBCT']],
  [
    word('bite', 'buccal ?bite', 'occlusion', 'ısırma', 'isirma', 'kapanış', 'kapanis', 'عضة', 'إطباق'),
    ['bitScn'],
  ],
  [word('pano', 'opg', 'panxry', 'dpt', 'بانوراما'), ['panxry']],
  [word('ceph', 'cpm', 'sefalo', 'سيفالو'), ['cpmxry']],
  [word('presc', 'rx', 'reçete', 'recete', 'وصفة'), ['presc']],
  [word('third', 'trdpty'), ['trdPty']],
  [word('treatment ?plan', 'trtpln', 'plan', 'tedavi', 'خطة'), ['trtPln']],
  [word('profil', 'جانبي'), ['profil']],
  [word('smil', 'frtsmi', 'gülü', 'gulu', 'ابتسام'), ['frtsmi']],
  [word('pose', 'frtpos', 'portr', 'face', 'yüz', 'yuz', 'وجه'), ['frtpos']],
  [word('upper', 'maxil', 'upr', 'üst', 'ust', 'علوي', 'العلوي'), ['uprImp', 'uprImg']],
  [word('lower', 'mandib', 'lwr', 'alt(?![\\p{L}])', 'سفلي', 'السفلي'), ['lwrImp', 'lwrImg']],
  [word('right', 'rit', 'sağ', 'sag(?![\\p{L}])', 'يمين', 'أيمن', 'اليمين'), ['ritImg']],
  [word('left', 'lft', 'sol(?![\\p{L}])', 'يسار', 'أيسر', 'اليسار'), ['lftImg']],
  [word('front', 'frt', 'anter', 'ön(?![\\p{L}])', 'on(?![\\p{L}])', 'أمام'), ['frtImg', 'frtpos']],
  [/_u(?![\p{L}])/iu, ['uprImp']],
  [/_l(?![\p{L}])/iu, ['lwrImp']],
];

/**
 * Slots by file ending, used when the name says nothing. A scan fits both arches, so it is assigned only when one of them is
 * free.
 */
const KINDS: readonly (readonly [endings: readonly string[], Slots])[] = [
  [
    ['.stl', '.ply', '.obj'],
    ['uprImp', 'lwrImp'],
  ],
  [['.pdf'], ['presc']],
  [['.dcm'], ['CBCT']],
];

export interface Placed<F> {
  readonly file: F;
  readonly slot: AssetTypeKey;
}
export interface Undecided<F> {
  readonly file: F;
  /** The slot that its name suggests, which is taken, or that its place in a series suggests; null when neither says anything. */
  readonly likely: AssetTypeKey | null;
  /** All slots that accept the file; empty when the case has none. */
  readonly slots: Slots;
}
export interface Placement<F> {
  readonly placed: readonly Placed<F>[];
  /** Files whose slot the person has to choose or confirm. Arches are never guessed, and no record is overwritten. */
  readonly undecided: readonly Undecided<F>[];
}

/**
 * Assigns several files to slots (CA-17): by their names, or where these say nothing by their endings when only one free slot is left
 * for them. A file whose name says a slot that the case does not have is asked about: of a case for the upper arch alone, the scan of the
 * lower one is not its scan. Of a series of photos the order suggests slots, which the person confirms: left and right look alike to a program.
 * @param slots all slots of the case
 * @param free the empty ones
 */
export function assignFilesToSlots<F extends { readonly name: string }>(
  files: readonly F[],
  slots: Slots,
  free: Slots,
): Placement<F> {
  const open = new Set(free);
  const placed = new Map<F, AssetTypeKey>();
  const place = (file: F, slot: AssetTypeKey | undefined): void => {
    if (!slot || !open.delete(slot)) return;
    placed.set(file, slot);
  };
  const takers = (file: F) => slots.filter((slot) => accepts(slot, file.name));
  const said = new Map(files.map((file) => [file, saidSlot(file.name, slots)]));
  for (const file of files) place(file, said.get(file));
  for (const file of files.filter((one) => !said.get(one))) {
    const candidates = ofKind(file.name).filter((slot) => open.has(slot));
    place(file, candidates.length === 1 ? candidates[0] : undefined);
  }
  const nameless = files.filter((file) => !placed.has(file) && !said.get(file) && isPhoto(file.name));
  const inSeries = slotsByOrder(nameless, [...open]);
  return {
    placed: [...placed].map(([file, slot]) => ({ file, slot })),
    undecided: files
      .filter((file) => !placed.has(file))
      .map((file) => ({
        file,
        likely: takers(file).find((slot) => slot === said.get(file)) ?? inSeries.get(file) ?? null,
        slots: takers(file),
      })),
  };
}

/** The slot that a name says: where a hint has several, one that the case has; undefined when the name says nothing. */
function saidSlot(name: string, ofCase: Slots): AssetTypeKey | undefined {
  const takers = ASSET_TYPE_KEYS.filter((slot) => accepts(slot, name));
  for (const [hint, hinted] of HINTS) {
    const slots = hint.test(name.normalize()) ? hinted.filter((slot) => takers.includes(slot)) : [];
    const slot = slots.find((one) => ofCase.includes(one)) ?? slots[0];
    if (slot) return slot;
  }
  return undefined;
}

function isPhoto(name: string): boolean {
  return accepts('frtImg', name);
}

function ofKind(name: string): Slots {
  return KINDS.flatMap(([endings, slots]) => (hasEnding(name, endings) ? slots : []));
}

function accepts(slot: AssetTypeKey, name: string): boolean {
  return hasEnding(name, ASSET_TYPES[slot].accept);
}

function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => name.toLowerCase().endsWith(ending));
}
