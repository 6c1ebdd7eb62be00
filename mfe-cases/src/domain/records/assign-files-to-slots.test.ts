import { ASSET_TYPE_KEYS, type AssetTypeKey } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { offeredSlots } from './asset-slots';
import { assignFilesToSlots } from './assign-files-to-slots';

const place = (
  names: readonly string[],
  free: readonly AssetTypeKey[] = ASSET_TYPE_KEYS,
  ofCase: readonly AssetTypeKey[] = ASSET_TYPE_KEYS,
) => {
  const files = names.map((name) => ({ name }));
  const { placed, undecided } = assignFilesToSlots(files, ofCase, free);
  expect(placed.length + undecided.length).toBe(names.length);
  return {
    placed: Object.fromEntries(placed.map(({ file, slot }) => [file.name, slot])),
    undecided: undecided.map(({ file, likely }) => [file.name, likely]),
    slots: undecided.map(({ slots }) => slots),
  };
};

describe('files that come together', () => {
  it.each([
    ['Upper scan.stl', 'uprImp'],
    ['MAXILLARY.STL', 'uprImp'],
    ['12345_u.stl', 'uprImp'],
    ['mandible.stl', 'lwrImp'],
    ['12345_l.stl', 'lwrImp'],
    ['upper.jpg', 'uprImg'],
    ['lower occlusal.png', 'lwrImg'],
    ['IMG_front.JPG', 'frtImg'],
    ['front smile.jpg', 'frtsmi'],
    ['front-pose.jpg', 'frtpos'],
    ['right.jpeg', 'ritImg'],
    ['left buccal.webp', 'lftImg'],
    ['left profile.jpg', 'profil'],
    ['Panoramic.jpg', 'panxry'],
    ['OPG 2026.png', 'panxry'],
    ['lateral ceph.jpg', 'cpmxry'],
    ['prescription.pdf', 'presc'],
    ['rx.jpg', 'presc'],
    ['treatment plan.pdf', 'trtPln'],
    ['cbct.zip', 'CBCT'],
    ['üst çene.stl', 'uprImp'],
    ['alt çene.stl', 'lwrImp'],
    ['sağ.jpg', 'ritImg'],
    ['sol.jpg', 'lftImg'],
    ['ön.jpg', 'frtImg'],
    ['gülüş.jpg', 'frtsmi'],
    ['reçete.pdf', 'presc'],
    ['الفك العلوي.stl', 'uprImp'],
    ['الفك السفلي.stl', 'lwrImp'],
    ['ابتسامة.jpg', 'frtsmi'],
    ['وصفة.pdf', 'presc'],
  ])('[CA-17] are placed by what their names say: %s', (name, slot) => {
    expect(place([name]).placed).toEqual({ [name]: slot });
  });

  it.each(['bright.jpg', 'cleft.jpg', 'brightleft.jpg', 'salt.stl', 'IMG_0001.jpg', 'solution.jpg'])(
    '[CA-17] are not placed by a part of another word: %s',
    (name) => {
      expect(place([name]).undecided).toEqual([[name, null]]);
    },
  );

  it.each([
    ['a PDF', 'scan0001.pdf', 'presc'],
    ['a DICOM volume', 'a.dcm', 'CBCT'],
  ])('[CA-17] are placed by their kind where the name says nothing: %s', (_title, name, slot) => {
    expect(place([name]).placed).toEqual({ [name]: slot });
  });

  it('[CA-17] are never guessed which arch they are, unless one arch is left', () => {
    expect(place(['a.stl', 'b.stl']).undecided).toEqual([
      ['a.stl', null],
      ['b.stl', null],
    ]);
    expect(place(['a.stl', 'lower.stl']).placed).toEqual({ 'a.stl': 'uprImp', 'lower.stl': 'lwrImp' });
  });

  it.each([
    ['the other arch', 'lower.stl', { productId: 'RE', arch: 'upper' }],
    ['the other arch of a night guard', 'alt çene.stl', { productId: 'NG', arch: 'upper' }],
    ['a bite scan', 'bite.stl', { productId: 'WK', arch: 'upper' }],
    ['a treatment plan', 'plan.pdf', { productId: 'NG', arch: 'both' }],
    ['a face', 'front pose.jpg', { productId: 'RE', arch: 'both' }],
  ] as const)(
    '[CA-17] are asked about when the case has no slot for what they say: %s',
    (_title, name, over) => {
      const slots = offeredSlots(buildCase({ impressionType: 'meditScanner', ...over }));
      expect(place([name], slots, slots).undecided).toEqual([[name, null]]);
    },
  );

  it('[CA-17] take no slot that is taken, and no slot twice', () => {
    expect(place(['upper.stl'], ['lwrImp']).undecided).toEqual([['upper.stl', 'uprImp']]);
    expect(place(['upper1.stl', 'upper2.stl'])).toMatchObject({
      placed: { 'upper1.stl': 'uprImp' },
      undecided: [['upper2.stl', 'uprImp']],
    });
  });

  const series = (count: number, first = 98) =>
    Array.from({ length: count }, (_, at) => `IMG_${String(first + at)}.jpg`);
  const MOUTH = ['frtImg', 'ritImg', 'lftImg', 'uprImg', 'lwrImg'] as const;
  it.each([
    ['a whole series', series(8), ASSET_TYPE_KEYS, ['frtpos', 'frtsmi', 'profil', ...MOUTH]],
    ['the mouth', series(5), ASSET_TYPE_KEYS, MOUTH],
    ['the face', series(3), ASSET_TYPE_KEYS, ['frtpos', 'frtsmi', 'profil']],
    ['what is left of one', series(2), ['uprImg', 'lwrImg', 'presc'] as const, ['uprImg', 'lwrImg']],
    [
      'other formats',
      ['IMG_1.HEIC', 'IMG_2.HEIC', 'IMG_3.HEIC'],
      ASSET_TYPE_KEYS,
      ['frtpos', 'frtsmi', 'profil'],
    ],
  ])('[CA-17] of a series are asked about in the order they were taken: %s', (_title, names, free, slots) => {
    const { placed, undecided } = place(names.toReversed(), free);
    expect(placed).toEqual({});
    expect(undecided.toReversed()).toEqual(names.map((name, at) => [name, slots[at]]));
  });

  it.each([
    ['too few', series(2), ASSET_TYPE_KEYS],
    ['too many', series(9), ASSET_TYPE_KEYS],
    ['of two cameras', ['IMG_1.jpg', 'IMG_2.jpg', 'DSC_3.jpg'], ASSET_TYPE_KEYS],
    ['without a number', ['a.jpg', 'b.jpg', 'c.jpg'], ASSET_TYPE_KEYS],
    ['either the mouth or the face', series(3), [...MOUTH.slice(2), 'frtpos', 'frtsmi', 'profil'] as const],
  ])('[CA-17] have no order that says anything: %s', (_title, names, free) => {
    expect(place(names, free).undecided).toEqual(names.map((name) => [name, null]));
  });

  it('[CA-17] that no slot takes are told, with nowhere to go', () => {
    expect(place(['notes.txt'])).toEqual({ placed: {}, undecided: [['notes.txt', null]], slots: [[]] });
    expect(place(['a.pdf'], []).slots).toEqual([['presc', 'trtPln', 'trdPty']]);
  });
});
