import { expect, type Locator } from '@playwright/test';
import type { PortalApi } from '../support/api';
import type { DiskFile } from '../support/disk-files';
import type { Portal } from './portal';

/** The upload menu. */
export class UploadsMenu {
  readonly uploading: Locator;
  readonly waiting: Locator;
  readonly failed: Locator;

  constructor(private readonly portal: Portal) {
    const { page, text } = portal;
    this.uploading = page.getByRole('region', { name: text('shell.uploads.uploading') });
    this.waiting = page.getByRole('region', { name: text('shell.uploads.queue') });
    this.failed = page.getByRole('region', { name: text('shell.uploads.failed') });
  }

  async open(): Promise<void> {
    await this.portal.toolbarButton('shell.uploads.menu').click();
  }

  /** Bytes and time left, or what is waited for. */
  async expectState(text: string | RegExp): Promise<void> {
    await expect(this.uploading.getByText(text)).toBeVisible();
  }
}

/** A file is in its slot, whole and once. */
export async function expectArrived(
  api: PortalApi,
  caseUuid: string,
  { size, sha256 }: Pick<DiskFile, 'size' | 'sha256'>,
): Promise<void> {
  await expect
    .poll(() => api.records(caseUuid), { timeout: 120_000 })
    .toEqual([expect.objectContaining({ state: 'stored', size, sha256 })]);
}
