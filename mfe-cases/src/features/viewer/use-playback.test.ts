import { renderHook } from '@testing-library/react';
import { usePlayback } from './use-playback';

describe('[CA-14] a plan that plays by itself', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['between two stages too', false],
    ['in whole stages where no motion is wanted', true],
  ])('ends at the last stage, also when nobody has stopped it yet: %s', (_name, isStill) => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList);
    const [shown, reached]: [number[], number[]] = [[], []];
    renderHook(() =>
      usePlayback({
        isPlaying: true,
        stage: 13,
        count: 16,
        onFrame: (stage) => shown.push(stage),
        onStage: (stage) => reached.push(stage),
      }),
    );
    jest.advanceTimersByTime(60_000);
    expect(reached).toEqual([14, 15, 16]);
    expect(Math.max(...shown)).toBe(16);
    expect(shown.some((stage) => !Number.isInteger(stage))).toBe(!isStill);
  });
});
