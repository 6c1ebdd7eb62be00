import { initialsOf } from './initials';

describe('initialsOf', () => {
  it.each([
    ['Emma Clark', 'EC'],
    ['Bright Smile Dental Group', 'BG'],
    ['madonna', 'M'],
    ['  Ada   Yılmaz ', 'AY'],
    ['سارة أحمد', 'سأ'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
