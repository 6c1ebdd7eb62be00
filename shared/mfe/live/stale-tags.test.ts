import { createStaleTags, REFRESH_EVERY_MS, type StaleTags } from './stale-tags';

type Tag = 'List' | { type: 'Case'; id: string };
const CASE: Tag = { type: 'Case', id: '1' };

let refreshed: Tag[][];
let stale: StaleTags<Tag>;
let visibility: DocumentVisibilityState;

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  refreshed = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  stale = createStaleTags((tags) => refreshed.push(tags));
});
afterEach(() => {
  stale.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('stale tags', () => {
  it('are refreshed at once, together', () => {
    stale.add(['List', CASE]);
    expect(refreshed).toEqual([['List', CASE]]);
  });

  it('are refreshed once in two seconds, however often they are named', () => {
    for (let at = 0; at < 10_000; at += 100) {
      stale.add(['List']);
      jest.advanceTimersByTime(100);
    }
    expect(refreshed).toHaveLength(6);
    jest.advanceTimersByTime(10_000);
    expect(refreshed).toHaveLength(6);
  });

  it('do not wait for one another', () => {
    stale.add(['List']);
    jest.advanceTimersByTime(500);
    stale.add(['List', CASE]);
    expect(refreshed).toEqual([['List'], [CASE]]);
    jest.advanceTimersByTime(REFRESH_EVERY_MS - 501);
    expect(refreshed).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(refreshed.at(-1)).toEqual(['List']);
  });

  it('gather in a hidden tab, and are refreshed once when it is seen', () => {
    turn('hidden');
    for (let n = 0; n < 5; n += 1) {
      stale.add(['List', CASE]);
      jest.advanceTimersByTime(5_000);
    }
    expect(refreshed).toEqual([]);
    turn('visible');
    expect(refreshed).toEqual([['List', CASE]]);
    jest.advanceTimersByTime(10_000);
    expect(refreshed).toHaveLength(1);
  });

  it('wait for the tab to be seen, too, when it is hidden before their time', () => {
    stale.add(['List']);
    stale.add(['List']);
    turn('hidden');
    jest.advanceTimersByTime(10_000);
    expect(refreshed).toHaveLength(1);
    turn('visible');
    expect(refreshed).toHaveLength(2);
  });

  it('are forgotten at the end', () => {
    stale.add(['List']);
    stale.add(['List']);
    stale.stop();
    jest.advanceTimersByTime(10_000);
    turn('visible');
    expect(refreshed).toHaveLength(1);
  });
});
