/**
 * Makes "there may be something new" into "there is": `look` compares what `state` says with what it said before, and
 * calls only when it differs. Looks follow each other, so that a slow storage is not asked twice at once.
 */
export function watchState(
  known: string,
  state: () => Promise<string>,
  onChange: () => void,
): { look: () => void; end: () => void } {
  let last = known;
  let running = false;
  let again = false;
  let ended = false;
  const run = async (): Promise<void> => {
    const now = await state();
    if (ended || now === last) return;
    last = now;
    onChange();
  };
  const look = (): void => {
    again = running;
    if (running || ended) return;
    running = true;
    void run().finally(() => {
      running = false;
      if (again) look();
    });
  };
  return { look, end: () => void (ended = true) };
}
