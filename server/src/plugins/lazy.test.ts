import { lazy } from './lazy';

it('makes a function when it is called, and once', () => {
  const make = jest.fn(() => (a: number, b: number) => a + b);
  const add = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect([add(1, 2), add(3, 4)]).toEqual([3, 7]);
  expect(make).toHaveBeenCalledTimes(1);
});
