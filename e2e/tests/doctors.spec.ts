import { expect, type Page } from '@playwright/test';
import { Portal } from '../pages/portal';
import { violationsOf } from '../support/axe';
import { CasePlayer } from '../support/case-player';
import { addDoctor, DOCTOR_NAME, test } from '../support/company';
import { linkOfMail } from '../support/outbox';

const GUARD = { productId: 'NG', arch: 'upper' };
const FACTS = { isDso: true, allowRmRole: true, areRequestsEnabled: true, workflow: 'ZERO_STEP' } as const;

/** A button that is there, cannot be used, and says why to the keyboard, too. */
async function expectRefused(page: Page, name: string | RegExp, reason: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await expect(button).toBeDisabled();
  const frame = button.locator('xpath=ancestor::*[@role="group"][1]');
  await frame.focus();
  await expect(frame).toBeFocused();
  const tooltip = page.getByRole('tooltip', { name: reason });
  await expect(tooltip).toBeVisible();
  await frame.blur();
  await expect(tooltip).toBeHidden();
}

interface FoundDoctor {
  readonly uuid: string;
  readonly status: string;
}

test.describe('an organisation', () => {
  test.use({ facts: FACTS });

  test('[DR-01] [DR-03] a doctor is invited, accepts, gets a first case, is blocked and removed, and the case moves on to its end', async ({
    page,
    context,
    api,
    request,
  }) => {
    const portal = new Portal(page);
    const { main, text } = portal;
    const dialog = page.getByRole('dialog');
    const email = `bo-${Date.now()}@people.example`;
    const row = (name: string) => main.getByRole('row').filter({ hasText: name });
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const of = (action: string, name: string) =>
      main.getByRole('button', { name: text(`doctors.action.${action}Of`, { name }), exact: true });
    const heir = await addDoctor(api);

    await test.step('is added with an invitation, which is mailed again', async () => {
      await page.goto('/inbox');
      await main.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Control+K');
      const palette = page.getByRole('combobox', { name: text('shell.search.paletteLabel') });
      await palette.fill(text('doctors.add.label'));
      await page.getByRole('option', { name: text('doctors.add.label') }).click();
      const name = dialog.getByLabel(text('doctors.field.name'));
      await expect(name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).search).toBe('');
      await main.getByRole('button', { name: text('doctors.add.label') }).click();
      await name.fill('Dr. Bo Larsen');
      await dialog.getByLabel(text('doctors.field.email')).fill(email);
      expect(await violationsOf(page)).toEqual([]);
      await press(text('shared.edit.submit'));
      await expect(row('Dr. Bo Larsen')).toContainText(text('doctors.invitation.open'));
      await linkOfMail(email);
    });

    await test.step('accepts by the link of the mail, which the list shows at once', async () => {
      const guest = await context.newPage();
      await guest.goto(await linkOfMail(email));
      await guest.getByRole('button', { name: text('shell.guest.accept.submit') }).click();
      await expect(guest.getByText(text('shell.guest.accept.done'))).toBeVisible();
      await guest.close();
      await expect(row('Dr. Bo Larsen')).toContainText(text('doctors.status.active'));
      await expect(of('invite', 'Dr. Bo Larsen')).toHaveCount(0);
    });

    const { body } = await api.call<{ data: FoundDoctor[] }>(
      'GET',
      '/dso/doctor?page=1&paginate=9999&getStatistics=false',
    );
    const doctorUuid = body.data.find(({ uuid }) => uuid !== heir)?.uuid;
    const player = await CasePlayer.start(request, api, 'First Case', { ...GUARD, doctorUuid });
    const submitted = await player.submit();
    expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);

    await test.step('the list counts the open case', async () => {
      await main.getByRole('button', { name: text('doctors.list.hasOpenCases') }).click();
      await expect(row('Dr. Bo Larsen')).toBeVisible();
      await expect(row(DOCTOR_NAME)).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('is blocked, and keeps the case', async () => {
      await of('block', 'Dr. Bo Larsen').click();
      await expect(dialog).toContainText('Dr. Bo Larsen has 1 case, 1 of them open.');
      await dialog.getByRole('combobox').click();
      await page.getByTitle(text('doctors.reassign.keep', { name: 'Dr. Bo Larsen' })).click();
      await press(text('doctors.action.block'));
      await expect(dialog).toBeHidden();
      await expect(row('Dr. Bo Larsen')).toContainText(text('doctors.status.blocked'));
    });

    await test.step('is removed, and another doctor takes the case over', async () => {
      await of('remove', 'Dr. Bo Larsen').click();
      await expect(dialog).toContainText(player.identifier);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('combobox').click();
      await page.getByTitle(new RegExp(`^${DOCTOR_NAME}`)).click();
      await press(text('doctors.action.removeOf', { name: 'Dr. Bo Larsen' }));
      await expect(portal.notice(text('doctors.remove.done'))).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(row('Dr. Bo Larsen')).toHaveCount(0);
      await expect(row(DOCTOR_NAME)).toBeVisible();
    });

    await player.bring('FIRST_MILE_SHIPPED');
    const parcels = await api.call<{ uuid: string }[]>('GET', `/dso/case/${player.uuid}/shipments`);
    const lastMile = { courierId: 1, airwayBillNumber: '1234567890' };
    await api.call('PUT', `/dso/shipment/${parcels.body[0]?.uuid}/lastmile`, lastMile);
    expect(await player.status()).toBe('SHIPPED');
    const moved = await api.call<{ doctor: { uuid: string } | null }>('GET', `/dso/case/${player.uuid}`);
    expect(moved.body.doctor?.uuid).toBe(heir);
  });

  test('[CO-07] [DR-03] [SH-27] a blocked company sees its doctors, and is told why it changes none', async ({
    page,
    api,
    company,
  }) => {
    const uuid = await addDoctor(api);
    expect((await company.lab.call('PUT', `/company/${company.uuid}`, { status: 'BLOCKED' })).status).toBe(
      200,
    );
    await page.goto('/doctors');
    await expectRefused(page, `Edit ${DOCTOR_NAME}`, 'You are blocked');
    await page.goto(`/doctors/${uuid}/profile`);
    await expectRefused(page, /Edit doctor$/, 'You are blocked');
    expect((await api.call('DELETE', `/dso/doctor/${uuid}`)).status).toBe(403);
  });
});

test.describe('a relationship manager', () => {
  test.use({ facts: FACTS, role: 'RM' });

  test('[CO-07] [DR-03] [CA-04] sees the doctors, is told why none can be changed, and opens cases with the own ones', async ({
    page,
    api,
    company,
  }) => {
    const { main } = new Portal(page);
    const uuid = await addDoctor(company.api);
    await page.goto('/doctors');
    for (const name of [/Add doctor$/, /Import doctors$/, `Block ${DOCTOR_NAME}`])
      await expectRefused(page, name, 'Role RM Not Allowed');
    expect(await violationsOf(page)).toEqual([]);
    const refused = await api.call<{ code: string }>('PUT', `/dso/doctor/${uuid}`, { name: 'Dr. Else' });
    expect([refused.status, refused.body.code]).toEqual([403, 'rmNotAllowed']);

    const me = (await api.call<{ uuid: string }>('GET', '/contact/me')).body.uuid;
    await company.api.call('PUT', `/dso/doctor/${uuid}`, { assignedRmUuid: me });
    const others = await addDoctor(company.api);
    for (const [patientName, doctorUuid] of [
      ['Of Mine', uuid],
      ['Of Others', others],
    ])
      await company.api.call('POST', '/case', { patientName, productId: 'AL', doctorUuid });
    await page.goto('/cases/doctor');
    await expect(main.getByText('Of Mine')).toBeVisible();
    await expect(main.getByText('Of Others')).toHaveCount(0);
    await main.getByRole('button', { name: 'Mine', exact: true }).click();
    await expect(main.getByText('Of Others')).toBeVisible();
  });
});
