import { expect, type Locator } from '@playwright/test';
import type { Portal } from './portal';

type SubmissionStep = 'patient' | 'clinical' | 'records' | 'review';

/** A file by its path, or with its bytes. */
type NewFile = string | { name: string; mimeType: string; buffer: Buffer };

const OF_SHIPMENTS: Readonly<Record<string, string>> = {
  requests: 'shipments.requests.label',
  shipments: 'shipments.ofCase.label',
};

/** The text that names a tab of a case, whichever domain it comes from. */
export function titleOfTab(tab: string): string {
  return OF_SHIPMENTS[tab] ?? `cases.detail.tab.${tab}`;
}

/** A case, from its creation to its plans. */
export class CasePage {
  readonly title: Locator;

  constructor(private readonly portal: Portal) {
    this.title = portal.heading;
  }

  /** Creates a case of it. */
  product(name: string): Locator {
    return this.portal.main.getByRole('button', { name });
  }

  get patientName(): Locator {
    return this.portal.main.getByRole('textbox', { name: this.portal.text('cases.field.patientName') });
  }

  async create(patient: string, product: string): Promise<string> {
    const { main, text, page } = this.portal;
    await main
      .getByRole('link', { name: text('cases.newCase.action') })
      .or(main.getByRole('button', { name: text('cases.newCase.action') }))
      .first()
      .click();
    await this.product(product).click();
    await page.waitForURL('**/submission?**');
    await this.patientName.fill(patient);
    await expect(main.getByText(text('cases.submission.saved'), { exact: true })).toBeVisible();
    return page.url().split('/').at(-2) ?? '';
  }

  async identifier(): Promise<string> {
    await expect(this.title).toHaveText(/C-\d+/);
    return /C-\d+/.exec((await this.title.textContent()) ?? '')?.[0] ?? '';
  }

  /** The steps of a submission, by their bar. */
  step(step: SubmissionStep): Locator {
    const bar = this.portal.main.getByRole('navigation', {
      name: this.portal.text('cases.submission.steps'),
    });
    return bar.getByRole('button', { name: this.portal.text(`cases.submission.step.${step}`) });
  }

  async openStep(step: SubmissionStep): Promise<void> {
    await this.step(step).click();
    await expect(this.stepHeading(step)).toBeVisible();
  }

  stepHeading(step: SubmissionStep): Locator {
    const name = this.portal.text(`cases.submission.step.${step}`);
    return this.portal.main.getByRole('heading', { level: 2, name });
  }

  async choose(option: string): Promise<void> {
    await this.portal.main.getByRole('radio', { name: option, exact: true }).check();
  }

  async addRecord(slot: string, file: NewFile): Promise<void> {
    await this.slot(slot).setInputFiles(file);
  }

  /** Takes the file of a slot that is empty. */
  slot(slot: string): Locator {
    return this.picker(slot, 'cases.records.choose');
  }

  async expectRecord(slot: string): Promise<void> {
    await expect(this.picker(slot, 'cases.records.replace')).toBeAttached();
  }

  /** Takes another file in the place of the slot's record. */
  async replaceRecord(slot: string, file: NewFile): Promise<void> {
    await this.picker(slot, 'cases.records.replace').setInputFiles(file);
  }

  /** All of a slot: its record, and what is wrong with it. */
  slotItem(slot: string): Locator {
    const { main, page, text } = this.portal;
    const title = page.locator('strong', { hasText: new RegExp(`^${text(`shared.assetType.${slot}`)}$`) });
    return main.getByRole('listitem').filter({ has: title });
  }

  private picker(slot: string, action: string): Locator {
    const { main, text } = this.portal;
    // Other tabs stay on the page, unseen.
    return main
      .getByRole('tabpanel')
      .getByLabel(
        text('cases.records.chooseFor', { action: text(action), slot: text(`shared.assetType.${slot}`) }),
      );
  }

  async submit(): Promise<void> {
    await this.openStep('review');
    await this.portal.main.getByRole('button', { name: this.portal.text('cases.submission.submit') }).click();
  }

  async openTab(
    tab: 'overview' | 'records' | 'plans' | 'orders' | 'batches' | 'shipments' | 'history',
  ): Promise<void> {
    await this.portal.main.getByRole('tab', { name: this.portal.text(titleOfTab(tab)) }).click();
  }

  /** Tabs are drawn ahead while a page has nothing else to do; until then it still reads and renders. */
  async untilTabsAreDrawn(): Promise<void> {
    const { main, page, text } = this.portal;
    const last = { name: text(titleOfTab('history')), includeHidden: true };
    await expect(main.getByRole('tabpanel', last)).toBeAttached();
    await page.waitForLoadState('networkidle');
  }

  async approvePlan(): Promise<void> {
    const { main, page, text } = this.portal;
    await main.getByRole('button', { name: text('cases.plans.approve') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('shared.confirm') })
      .click();
  }

  /**
   * Waits until the case's chip says one of them; the page is told of changes, nothing is reloaded. Several where the lab goes on
   * at once: a slow page may not show the first.
   */
  async expectStatus(...statuses: readonly string[]): Promise<void> {
    const labels = statuses.map((status) => this.portal.text(`shared.caseStatus.${status}`));
    const chip = this.portal.main
      .locator('.ant-tag')
      .filter({ hasText: new RegExp(`^(${labels.join('|')})$`), visible: true });
    await expect(chip.first()).toBeVisible({ timeout: 90_000 });
  }
}
