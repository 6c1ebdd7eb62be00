import { lookFrom } from './arch-of-view';

describe('[CA-14] what is seen from a side', () => {
  it('is one arch alone where its bite is looked at, and both again after that', () => {
    const bite = lookFrom('upper', { arch: 'both', view: 'front' });
    expect(bite).toEqual({ arch: 'upper', view: 'upper' });
    expect(lookFrom('lower', bite)).toEqual({ arch: 'lower', view: 'lower' });
    expect(lookFrom('left', bite)).toEqual({ arch: 'both', view: 'left' });
  });

  it('stays the arch that was chosen', () => {
    expect(lookFrom('right', { arch: 'lower', view: 'front' })).toEqual({ arch: 'lower', view: 'right' });
  });
});
