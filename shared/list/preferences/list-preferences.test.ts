import { LIMITS } from '../../contract';
import {
  moveColumn,
  NO_PREFERENCES,
  orderedColumns,
  readLocalPreferences,
  shownColumns,
  toggleColumn,
  viewSearch,
  withLocal,
  withView,
} from './list-preferences';

const KNOWN = { all: ['case', 'patient', 'product', 'doctor', 'created'], initial: ['patient', 'created'] };
const view = (name: string, search = '') => ({ name, search, columns: [] });

describe('the columns of a list', () => {
  it('[CA-07] are those of the list until somebody chooses; the first always stands', () => {
    expect(shownColumns(KNOWN, null)).toEqual(['case', 'patient', 'created']);
    expect(shownColumns(KNOWN, [])).toEqual(['case']);
  });

  it('[CA-07] are what is known of what was kept, in the person’s order', () => {
    expect(shownColumns(KNOWN, ['created', 'shoeSize', 'patient', 'case', 'patient'])).toEqual([
      'case',
      'created',
      'patient',
    ]);
  });

  it('are chosen from a list in which those that do not stand keep their neighbours', () => {
    const shown = ['case', 'created', 'patient'];
    expect(orderedColumns(KNOWN, shown)).toEqual(['case', 'created', 'patient', 'product', 'doctor']);
    expect(toggleColumn(KNOWN, shown, 'doctor')).toEqual(['case', 'created', 'patient', 'doctor']);
    expect(toggleColumn(KNOWN, ['case', 'doctor', 'created'], 'patient')).toEqual([
      'case',
      'patient',
      'doctor',
      'created',
    ]);
    expect(toggleColumn(KNOWN, shown, 'created')).toEqual(['case', 'patient']);
  });

  it.each([
    ['b', -1, ['a', 'b', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['c', -1, ['a', 'c', 'b']],
    ['c', 1, ['a', 'b', 'c']],
    ['a', 1, ['a', 'b', 'c']],
  ] as const)('move: %s by %i', (key, by, expected) => {
    expect(moveColumn(['a', 'b', 'c'], key, by)).toEqual(expected);
  });
});

describe('saved views', () => {
  it('take the place of an earlier one of their name, and come without their page', () => {
    const changed = view('A', 'status=NEW');
    expect(withView([view('A')], view('B'))).toEqual([view('A'), view('B')]);
    expect(withView([view('A'), view('B')], changed)).toEqual([changed, view('B')]);
    expect(viewSearch(new URLSearchParams('page=3&status=NEW'))).toBe('status=NEW');
  });
});

describe('what earlier releases kept in the browser', () => {
  it.each([null, '', 'nonsense', 'null', '[]', '{"columns":"all","density":7,"views":{}}'])(
    'is nothing where it cannot be read: %s',
    (text) => expect(readLocalPreferences(text)).toBeNull(),
  );

  it('is read as far as it is whole', () => {
    const views = [view('Late', 'status=NEW'), { name: 'Half' }, null];
    expect(readLocalPreferences(JSON.stringify({ columns: ['a', 'b'], density: 'compact', views }))).toEqual({
      columns: ['a', 'b'],
      density: 'compact',
      views: [view('Late', 'status=NEW')],
    });
  });

  it('comes to what the server keeps, which stands', () => {
    const local = { columns: ['a'], density: 'compact' as const, views: [view('Late', 'x=1'), view('Mine')] };
    expect(withLocal(NO_PREFERENCES, local)).toEqual(local);
    const kept = { columns: ['b'], density: null, views: [view('Late')] };
    expect(withLocal(kept, local)).toEqual({
      columns: ['b'],
      density: 'compact',
      views: [view('Late'), view('Mine')],
    });
    const many = Array.from({ length: LIMITS.savedViews }, (_, n) => view(`V${n}`));
    expect(withLocal({ ...kept, views: many }, local).views).toHaveLength(LIMITS.savedViews);
  });
});
