import { LIMITS } from '@portal/shared/contract';
import { fitted, refusalOf } from './picture-file';

describe('a file for a picture', () => {
  it.each([
    ['logo.PNG', 10, null],
    ['logo.jpg', LIMITS.pictureBytes, null],
    ['logo.pdf', 10, 'wrongType'],
    ['logo', 10, 'wrongType'],
    ['logo.png', 0, 'empty'],
    ['logo.png', LIMITS.pictureBytes + 1, 'tooLarge'],
  ])('[CO-28] %s of %d bytes is refused as %s', (name, size, refusal) => {
    expect(refusalOf({ name, size })).toBe(refusal);
  });

  it.each([
    [
      { width: 1600, height: 400 },
      { width: 160, height: 40 },
    ],
    [
      { width: 400, height: 1600 },
      { width: 40, height: 160 },
    ],
    [
      { width: 100, height: 50 },
      { width: 100, height: 50 },
    ],
    [
      { width: 4000, height: 1 },
      { width: 160, height: 1 },
    ],
  ])('[CO-02] a part of %j is stored as %j: within 160 by 160, and never enlarged', (part, stored) => {
    expect(fitted(part, 160)).toEqual(stored);
  });
});
