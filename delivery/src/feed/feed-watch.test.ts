import { watchState } from './feed-watch';

/** States that a test lets arrive when it wants. */
function slowStates() {
  const waiting: ((state: string) => void)[] = [];
  const state = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));
  const answer = async (text: string): Promise<void> => {
    waiting.shift()?.(text);
    await new Promise(setImmediate);
  };
  return { state, answer, waiting };
}

test('calls only when the state is another one', async () => {
  const { state, answer } = slowStates();
  const onChange = jest.fn();
  const { look } = watchState('1', state, onChange);
  for (const [text, calls] of [
    ['1', 0],
    ['2', 1],
    ['2', 1],
    ['not read', 2],
    ['2', 3],
  ] as const) {
    look();
    await answer(text);
    expect(onChange).toHaveBeenCalledTimes(calls);
  }
});

test('looks follow each other, and what came in between is looked at once more', async () => {
  const { state, answer, waiting } = slowStates();
  const onChange = jest.fn();
  const { look } = watchState('1', state, onChange);
  for (let times = 0; times < 3; times += 1) look();
  expect(waiting).toHaveLength(1);
  await answer('1');
  expect(waiting).toHaveLength(1);
  await answer('2');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(waiting).toHaveLength(0);
});

test('after its end nothing is told, and nothing is asked', async () => {
  const { state, answer, waiting } = slowStates();
  const onChange = jest.fn();
  const { look, end } = watchState('1', state, onChange);
  look();
  end();
  await answer('2');
  look();
  expect(onChange).not.toHaveBeenCalled();
  expect(waiting).toHaveLength(0);
});
