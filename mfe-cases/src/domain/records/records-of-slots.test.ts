import { buildAsset } from '../../testing/builders';
import { foldEarlier } from './fold-earlier';
import { slotMoves } from './slot-moves';

it('[CA-17] the newest record of a slot counts, and those before it stand behind it', () => {
  const at = (uuid: string, over: object = {}) => buildAsset({ uuid, ...over });
  const assets = [
    at('new'),
    at('plan', { assetType: 'trtPln', planUuid: 'p' }),
    at('refined', { refinementUuid: 'r' }),
    at('old'),
    at('oldest'),
    at('other plan', { assetType: 'trtPln', planUuid: 'p' }),
  ];
  const folded = foldEarlier(assets).map(({ asset, earlier }) => [
    asset.uuid,
    ...earlier.map(({ uuid }) => uuid),
  ]);
  expect(folded).toEqual([['new', 'old', 'oldest'], ['plan'], ['refined'], ['other plan']]);
});

it('[CA-17] a record moves to an empty slot of its kind, and swaps with one that can take its place', () => {
  const upper = buildAsset();
  const lower = buildAsset({ assetType: 'lwrImp', name: 'lower.ply' });
  const front = buildAsset({ assetType: 'frtImg', name: 'front.jpg' });
  expect(slotMoves(upper, [upper, lower, front], ['bitScn', 'ritImg', 'trdPty'])).toEqual([
    { slot: 'bitScn', swapped: null },
    { slot: 'trdPty', swapped: null },
    { slot: 'lwrImp', swapped: lower },
  ]);
});
