import { expect, type Locator } from '@playwright/test';
import type { Portal } from './portal';

type RequestType = 'retainer' | 'replacement';

/** What the form of a new request is filled with. */
interface NewRequest {
  readonly type: RequestType;
  readonly arch?: 'both' | 'upper' | 'lower';
  /** One stage, or the first and the last of several. */
  readonly stages: readonly [number] | readonly [number, number];
  /** Goes to the slot of the upper scan. */
  readonly scan?: { readonly name: string; readonly buffer: Buffer };
}

/** Requests: their list, one of them, and the form of a new one. */
export class RequestsPage {
  readonly dialog: Locator;
  readonly tag: Locator;

  constructor(private readonly portal: Portal) {
    this.dialog = portal.page.getByRole('dialog');
    this.tag = portal.main.locator('.ant-tag').first();
  }

  button(id: string, values: Record<string, string> = {}): Locator {
    return this.portal.main.getByRole('button', { name: this.portal.text(id, values), exact: true });
  }

  row(text: string | RegExp): Locator {
    return this.portal.main.getByRole('row').filter({ hasText: text });
  }

  /** Opens a request by its identifier in a list. */
  async open(identifier: string): Promise<void> {
    await this.portal.main.getByRole('link', { name: identifier, exact: true }).click();
    await expect(this.portal.heading).toContainText(identifier);
  }

  async openTab(tab: 'overview' | 'files' | 'timeline'): Promise<void> {
    await this.portal.main
      .getByRole('tab', { name: this.portal.text(`shipments.request.tab.${tab}`) })
      .click();
  }

  /** Picks a case of the open form by a part of its patient's name. */
  async pickCase(identifier: string, patientName: string): Promise<void> {
    await this.dialog.getByRole('combobox').fill(patientName);
    await this.portal.page.getByTitle(identifier).click();
  }

  /** Fills the open form and sends it by pressing twice. */
  async ask({ type, arch = 'both', stages, scan }: NewRequest): Promise<void> {
    const { text } = this.portal;
    const choose = (id: string) => this.dialog.getByRole('radio', { name: text(id), exact: true }).check();
    await choose(`shipments.requestType.${type}`);
    await choose(`shipments.requestArch.${arch}`);
    await choose(`shipments.requestMethod.${stages.length === 1 ? 'stepNumber' : 'stepRange'}`);
    const names = stages.length === 1 ? ['stage'] : ['fromStage', 'toStage'];
    for (const [n, name] of names.entries())
      await this.dialog
        .getByRole('spinbutton', { name: text(`shipments.newRequest.${name}`) })
        .fill(String(stages[n]));
    if (scan) {
      const label = text('shipments.files.slotAction', {
        action: text('shipments.files.choose'),
        slot: text('shared.assetType.uprImp'),
      });
      await this.dialog
        .locator(`input[aria-label="${label}"]`)
        .setInputFiles({ ...scan, mimeType: 'model/stl' });
    }
    await this.dialog.getByRole('button', { name: text('shipments.newRequest.submit') }).dblclick();
    await expect(this.dialog).toBeHidden();
  }

  /** Takes an action of the request; `fill` says what it takes. */
  async take(action: string, fill?: () => Promise<void>): Promise<void> {
    const id = `shipments.requestAction.${action}.label`;
    await this.button(id).click();
    await fill?.();
    await this.dialog.getByRole('button', { name: this.portal.text(id), exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Chooses a value of a select of the open dialog. */
  async choose(fieldId: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.portal.text(fieldId) }).click();
    await this.portal.page.getByTitle(option, { exact: true }).click();
  }

  /** That the page says so, without a reload. */
  async expectStatus(...statuses: readonly string[]): Promise<void> {
    const names = statuses.map((status) => this.portal.text(`shipments.requestStatus.${status}`));
    await expect(this.tag).toHaveText(new RegExp(`^(${names.join('|')})$`), { timeout: 30_000 });
  }
}
