import type { BusEvents, Release } from '../../releases';
import { eventMisfits } from './event-misfits';

function release(domain: string, emits?: BusEvents['emits'], hears: BusEvents['hears'] = {}): Release {
  return {
    schema: 1,
    kind: 'shell',
    domain,
    version: '1.0.0',
    entry: '',
    scripts: [],
    styles: [],
    preload: [],
    contract: '1.0.0',
    shared: [],
    files: {},
    revision: null,
    builtAt: '',
    ...(emits && { events: { emits, hears } }),
  };
}

const hears = (version: number) => release('cases', {}, { 'case:updated': version });

test.each([
  ['emitted by another', [release('shell', { 'case:updated': 1 }), hears(1)], []],
  ['emitted by itself', [release('cases', { 'case:updated': 1 }, { 'case:updated': 1 })], []],
  [
    'emitted by nobody',
    [release('shell', { 'user:updated': 1 }), hears(1)],
    ['cases 1.0.0 hears case:updated in version 1, which nothing that is live emits'],
  ],
  [
    'heard beside a release of the time before events were compared',
    [release('shell'), hears(1)],
    ['cases 1.0.0 hears case:updated in version 1, which nothing that is live emits'],
  ],
  [
    'emitted in another version',
    [release('shell', { 'case:updated': 2 }), hears(1)],
    ['cases 1.0.0 hears case:updated in version 1, shell 1.0.0 emits version 2'],
  ],
  [
    'emitted in two versions',
    [release('shell', { 'case:updated': 1 }), release('chat', { 'case:updated': 2 }), hears(1)],
    ['cases 1.0.0 hears case:updated in version 1, chat 1.0.0 emits version 2'],
  ],
  ['emitted and heard by nobody', [release('shell', { 'case:updated': 1 })], []],
  [
    'named like a property of every object',
    [release('shell', {}), release('cases', {}, { toString: 1 })],
    ['cases 1.0.0 hears toString in version 1, which nothing that is live emits'],
  ],
])('an event that is %s', (_name, releases, expected) => {
  expect(eventMisfits(releases)).toEqual(expected);
});
