/** @jest-environment ./../tooling/jest/browser-environment.cjs */
import { act, renderHook } from '@testing-library/react';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { buildChange } from '../testing/builders';
import { useCheck } from './use-check';

/** A trial that is answered when the test says so. */
function buildTrial() {
  let answer: (change: OpsChange) => void = () => undefined;
  const answered = new Promise<OpsChange>((resolve) => (answer = resolve));
  return { run: () => answered, answer };
}

describe('[PL-03] what a change would do', () => {
  test('is not replaced by a late answer about another change', async () => {
    const [everybody, steps] = [buildTrial(), buildTrial()];
    const { result, rerender } = renderHook(({ run }) => useCheck(run, 7), { initialProps: everybody });
    rerender(steps);
    const change = buildChange({ percent: 10 });
    await act(async () => steps.answer(change));
    await act(async () => everybody.answer(buildChange()));
    expect(result.current).toEqual({ change, failure: null });
  });
});
