import { columnsOf, DEFAULT_PREFERENCES, readPreferences, viewSearch, withView } from './list-preferences';

describe('how somebody wants a list to look', () => {
  it.each([null, '', 'nonsense', 'null', '[]', '{"columns":"all","density":7,"views":{}}'])(
    '[CA-07] is the default where %s was kept',
    (text) => expect(readPreferences(text)).toEqual(DEFAULT_PREFERENCES),
  );

  it('[CA-07] has what is known of what was kept, columns in their order', () => {
    const kept = {
      columns: ['createdAt', 'shoeSize', 'patientName'],
      density: 'compact',
      views: [{ name: 'Late', search: 'status=NEW', columns: ['identifier'] }, { name: 'Half' }, null],
    };
    expect(readPreferences(JSON.stringify(kept))).toEqual({
      columns: ['patientName', 'createdAt'],
      density: 'compact',
      views: [{ name: 'Late', search: 'status=NEW', columns: ['identifier'] }],
    });
  });

  it('[CA-07] offers doctors’ columns on the doctors’ side alone', () => {
    expect(columnsOf('doctor')).toContain('doctorEmail');
    expect(columnsOf('admin')).not.toContain('doctor');
  });

  it('keeps a view in the place of an earlier one of its name, and without its page', () => {
    const [first, second] = ['A', 'B'].map((name) => ({ name, search: '', columns: [] }));
    const changed = { ...first!, search: 'status=NEW' };
    expect(withView([first!], second!)).toEqual([first, second]);
    expect(withView([first!, second!], changed)).toEqual([changed, second]);
    expect(viewSearch(new URLSearchParams('page=3&status=NEW'))).toBe('status=NEW');
  });
});
