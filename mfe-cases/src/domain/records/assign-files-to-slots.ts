import { ASSET_TYPES, type AssetTypeKey } from '@portal/shared/contract';
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
 * Assigns several files to slots (CA-17): by their names, otherwise by their endings when only one free slot is left for
 * them. Of a series of photos the order suggests slots, which the person confirms: left and right look alike to a program.
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
  const hintedSlot = (file: F) => hinted(file.name, takers(file));
  for (const file of files) place(file, hintedSlot(file));
  for (const file of files.filter((one) => !placed.has(one) && !hintedSlot(one))) {
    const candidates = ofKind(file.name).filter((slot) => open.has(slot));
    place(file, candidates.length === 1 ? candidates[0] : undefined);
  }
  const nameless = files.filter((file) => !placed.has(file) && !hintedSlot(file) && isPhoto(file.name));
  const inSeries = slotsByOrder(nameless, [...open]);
  return {
    placed: [...placed].map(([file, slot]) => ({ file, slot })),
    undecided: files
      .filter((file) => !placed.has(file))
      .map((file) => ({ file, likely: hintedSlot(file) ?? inSeries.get(file) ?? null, slots: takers(file) })),
  };
}

function hinted(name: string, takers: Slots): AssetTypeKey | undefined {
  for (const [hint, slots] of HINTS) {
    const slot = hint.test(name.normalize()) ? slots.find((one) => takers.includes(one)) : undefined;
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
