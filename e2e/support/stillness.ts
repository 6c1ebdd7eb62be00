import type { Page, Route } from '@playwright/test';

/** The largest move that is accepted: the width of a count that appears beside a label. */
const SLACK_PX = 24;

declare global {
  interface Window {
    /** What moved since the page began, each as one line. */
    movedControls: string[];
  }
}

/** Holds back the answers of the server, so that each is drawn before the next comes, and notes which controls move meanwhile. */
export class Stillness {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  private constructor(private readonly page: Page) {}

  static async watch(page: Page): Promise<Stillness> {
    const stillness = new Stillness(page);
    await page.addInitScript(noteMoves, SLACK_PX);
    await page.route('**/api/**', (route) => stillness.answerInTurn(route));
    return stillness;
  }

  /** Opens a page and waits until all of it is there; answers the controls that moved, with how far. */
  async movedOn(path: string): Promise<readonly string[]> {
    await this.page.goto(path);
    await this.page.locator('main h1').waitFor();
    // An answer may lead to further calls, a frame or two after it.
    for (let calmTurns = 0; calmTurns < 3; calmTurns++) {
      await this.last;
      await this.drawn();
      const isBusy = this.waiting > 0 || (await this.page.locator('main .ant-skeleton').count()) > 0;
      if (isBusy) calmTurns = -1;
    }
    return this.page.evaluate(() => window.movedControls);
  }

  private async answerInTurn(route: Route): Promise<void> {
    this.waiting++;
    const before = this.last;
    const answer = async (): Promise<void> => {
      await before;
      await this.drawn();
      // Of a page that was left meanwhile nobody wants it.
      await route.continue().catch(() => undefined);
      const response = await route
        .request()
        .response()
        .catch(() => null);
      await response?.finished();
      this.waiting--;
    };
    this.last = answer();
    await this.last;
  }

  /** Two frames: one in which what is new is drawn, and one in which the moves are noted. */
  private async drawn(): Promise<void> {
    await this.page
      .evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
      )
      // Between two pages.
      .catch(() => undefined);
  }
}

/** In the page: looks at all controls in sight with each frame. */
function noteMoves(slack: number): void {
  const CONTROLS = 'main :is(button, a, input, [role=tab], [role=switch], [role=radio])';
  let places = new Map<Element, DOMRect>();
  let height = 0;
  window.movedControls = [];
  const inSight = ({ width, top, bottom }: DOMRect) => width > 0 && top < innerHeight && bottom > 0;
  const look = (): void => {
    const now = new Map<Element, DOMRect>();
    for (const control of document.querySelectorAll(CONTROLS)) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const place = new DOMRect(x, y + scrollY, width, height);
      const before = places.get(control);
      now.set(control, place);
      if (!before || !inSight(before) || width === 0) continue;
      const far = [place.x - before.x, place.y - before.y].map(Math.round);
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      if (far.some((px) => Math.abs(px) > slack))
        window.movedControls.push(`${name} by ${far.join(', ')} px`);
    }
    places = now;
    // Whoever has scrolled to its end is taken up with it, and all that stands there moves.
    const shrunk = height - document.documentElement.scrollHeight;
    if (shrunk > slack) window.movedControls.push(`the end of the page by ${-shrunk} px`);
    height = document.documentElement.scrollHeight;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
