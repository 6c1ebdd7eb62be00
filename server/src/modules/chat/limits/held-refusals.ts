/** Each refusal that waits makes the next one wait so much longer, in milliseconds, up to a limit. */
const STEP_MS = 20;
const LONGEST_MS = 2_000;
/** Whoever goes on asking meets silence. */
const MOST_HELD = 200;

/** Answers those whom a limit refuses the later, the more they ask: a page notices nothing, a flood waits for its answers. */
export class HeldRefusals {
  private held = 0;

  hold(answer: () => void): void {
    if (this.held >= MOST_HELD) return;
    this.held += 1;
    setTimeout(
      () => {
        this.held -= 1;
        answer();
      },
      Math.min(this.held * STEP_MS, LONGEST_MS),
    ).unref();
  }
}
