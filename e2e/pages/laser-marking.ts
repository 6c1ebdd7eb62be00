import type { Locator } from '@playwright/test';
import type { Portal } from './portal';

export type Mark = 'logo' | 'companyName' | 'patientName' | 'arch' | 'stepNumber';
type Choice = 'nameStyle' | 'trimLine';

/** The page 'Production preferences'. */
export class LaserMarking {
  readonly picture: Locator;
  readonly name: Locator;
  readonly save: Locator;

  constructor(private readonly portal: Portal) {
    const { main } = portal;
    // Its words begin alike in each language, up to the first value.
    const [beginning = ''] = this.text('picture.text').split('{');
    this.picture = main.getByRole('img', { name: beginning.trim() });
    this.name = main.getByRole('textbox', { name: this.text('mark.companyName') });
    this.save = main.getByRole('button', { name: this.text('save'), exact: true });
  }

  async open(): Promise<void> {
    await this.portal.page.goto('/lmp');
    await this.picture.waitFor();
  }

  text(id: string, values: Record<string, string> = {}): string {
    return this.portal.text(`company.laserMarking.${id}`, values);
  }

  switchOf(mark: Mark): Locator {
    const name = this.text('switchOf', { mark: this.text(`mark.${mark}`) });
    return this.portal.main.getByRole('switch', { name });
  }

  /** What the row of a mark says of a change that was not saved. */
  failureOf(mark: Mark): Locator {
    const { main, page } = this.portal;
    const name = this.text('switchOf', { mark: this.text(`mark.${mark}`) });
    return main
      .getByRole('row')
      .filter({ has: page.getByRole('switch', { name }) })
      .getByRole('alert');
  }

  /** What is engraved on the drawing, from the left. */
  engraved(): Promise<string[]> {
    return this.picture
      .locator('[data-mark]')
      .evaluateAll((marks) =>
        marks
          .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
          .map((mark) => mark.textContent || (mark.getAttribute('data-mark') ?? '')),
      );
  }

  async choose(choice: Choice, option: string): Promise<void> {
    await this.portal.main.getByRole('combobox', { name: this.text(choice) }).click();
    await this.portal.page.getByTitle(this.text(option), { exact: true }).last().click();
  }

  logoDialog(): Locator {
    return this.portal.page.getByRole('dialog', { name: this.text('logo.title') });
  }

  async changeLogo(name: string, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
    const dialog = this.logoDialog();
    if (!(await dialog.isVisible()))
      await this.portal.main.getByRole('button', { name: this.text('logo.open') }).click();
    await dialog.getByLabel(this.text('logo.change')).setInputFiles({ name, mimeType, buffer });
    await dialog.getByRole('button', { name: this.text('save'), exact: true }).click();
  }
}
