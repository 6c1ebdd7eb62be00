import { expect, type Locator } from '@playwright/test';
import { CasePage } from '../pages/case';
import { CaseActionsPage } from '../pages/case-actions';
import { PlanReviewPage } from '../pages/plan-review';
import { Portal } from '../pages/portal';
import type { PortalApi } from '../support/api';
import { rightFiles, wrongFiles, type RecordFile } from '../support/checked-files';
import { test } from '../support/company';
import { Phone } from '../support/touches';

// Without a graphics card every pixel is reckoned, and fewer show as much.
test.use({ facts: { workflow: 'ONE_STEP' }, viewport: { width: 1000, height: 720 } });

const MOST_TOUCHES = 12;
/** By what the demo's lab can do: the first two ask for something that it understands. */
const PINS = [
  { tooth: '11', stage: '4', isResolved: true },
  { tooth: '22', stage: '3', isResolved: true },
  { tooth: '33', stage: '2', isResolved: false },
] as const;
const WORDS = {
  en: {
    patient: 'Hana Hourly',
    complaint: 'The gap between the front teeth',
    said: ['Please close the gap earlier', 'Less IPR here', 'This canine tips too far'],
    reason: 'Please look at my three comments.',
    note: 'Your comments that are answered: 11 (gap closed earlier), 22 (less interproximal reduction). Still open, please write to us in the chat about them: 33.',
  },
  ar: {
    patient: 'هناء الساعة',
    complaint: 'الفراغ بين الأسنان الأمامية',
    said: ['أغلقوا الفراغ أبكر من فضلكم', 'برد أقل هنا', 'هذا الناب يميل أكثر من اللازم'],
    reason: 'يُرجى قراءة تعليقاتي الثلاثة.',
    note: 'تعليقاتكم التي نُفّذت: 11 (يُغلق الفراغ أبكر)، 22 (برد أقل). ما زال مفتوحًا، يُرجى مراسلتنا في المحادثة بشأنه: 33.',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  test(`[CA-13] [CA-14] [CA-17] [CA-18] [CA-24] a dentist’s hour: prescribes, mends the records, comments on a plan, compares its revision and approves it on a phone (${language})`, async ({
    page,
    api,
    browser,
    baseURL: origin,
  }) => {
    const baseURL = origin ?? '';
    const words = WORDS[language];
    const pins = PINS.map((pin, index) => ({ ...pin, text: words.said[index] ?? '' }));
    const portal = new Portal(page, language);
    const { main, text } = portal;
    const casePage = new CasePage(portal);
    const actions = new CaseActionsPage(portal);
    const review = new PlanReviewPage(portal);
    await portal.speak();

    const uuid = await test.step('prescribes', async () => {
      await page.goto('/dashboard');
      const created = await casePage.create(words.patient, 'Clear Aligners');
      await casePage.openStep('clinical');
      await casePage.choose(text('cases.arch.both'));
      const asked = main.getByRole('group', { name: text('cases.prescription.title') });
      await asked
        .getByRole('textbox', { name: text('cases.prescription.chiefComplaint') })
        .fill(words.complaint);
      await asked.getByRole('checkbox', { name: text('cases.prescription.choice.closeSpaces') }).check();
      const midline = text('cases.prescription.midline');
      await asked
        .getByRole('button', { name: text('cases.prescription.changeField', { field: midline }) })
        .click();
      await asked
        .getByRole('radiogroup', { name: midline })
        .getByRole('radio', { name: text('cases.prescription.choice.ideal') })
        .check();
      return created;
    });

    await test.step('is told of each wrong record what is wrong with it, and gives the right ones', async () => {
      await casePage.openStep('records');
      await casePage.choose(text('cases.impressionType.digitalThirdParty'));
      const right = rightFiles();
      const given = new Set<string>();
      const give = async (slot: string, file: RecordFile): Promise<void> => {
        if (given.has(slot)) await casePage.replaceRecord(slot, file);
        else await casePage.addRecord(slot, file);
      };
      for (const { slot, file, says } of wrongFiles()) {
        await give(slot, file);
        await expect(casePage.slotItem(slot).getByText(text(`cases.records.${says}`))).toBeVisible();
        if (!says.startsWith('warning')) continue;
        await casePage.expectRecord(slot);
        given.add(slot);
      }
      for (const [slot, file] of Object.entries(right)) {
        await give(slot, file);
        await expect(casePage.slotItem(slot)).toContainText(file.name);
        await casePage.expectRecord(slot);
      }
      // Tabs that are drawn ahead, unseen, have names and warnings of their own.
      const seen = { visible: true };
      const names = main.getByText(/\.(stl|png)$/).filter(seen);
      await expect(names).toHaveCount(Object.keys(right).length);
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.locator('.ant-typography-warning').filter(seen)).toHaveCount(0);
    });

    await test.step('reviews and submits', async () => {
      await casePage.openStep('review');
      await expect(main).toContainText(words.complaint);
      await casePage.submit();
      await casePage.expectStatus('IN_CUSTOMER_APPPROVE');
      await modelsOfPlans(api, uuid, 1);
    });

    await test.step('comments on three teeth of the first plan, and rejects it with them', async () => {
      await actions.open(uuid, 'plans');
      await viewPlan(portal, actions.plan(1), 1);
      for (const pin of pins) await review.addPin(pin);
      await review.reject(words.reason);
      await expect(main.getByText(text('cases.planStatus.REJECTED'), { exact: true })).toBeVisible();
    });

    await test.step('compares what the lab made of it', async () => {
      await actions.open(uuid, 'plans');
      await expect(actions.plan(2)).toContainText(text('cases.planStatus.PUBLISHED'));
      await expect(actions.plan(2)).toContainText(words.note);
      await expect(actions.plan(1)).toContainText(words.reason);
      const changes = main.getByRole('table', { name: text('cases.plans.compare') });
      const rowOf = (id: string, values: Record<string, string>) =>
        changes.getByRole('row').filter({ hasText: text(`cases.planComparison.${id}`, values) });
      await expect(rowOf('overcorrectionOf', { tooth: '11' })).toContainText(
        text('cases.planComparison.added'),
      );
      await expect(rowOf('totalIpr', {})).toContainText(text('cases.plans.changed'));
      await expect(rowOf('movementOf', { tooth: '33' })).toHaveCount(0);
      await modelsOfPlans(api, uuid, 2);
    });

    const phone = await Phone.open(browser, { baseURL, storageState: await sessionOf(api, baseURL) });
    await test.step('approves it on a phone', () => approveByTouch(phone, language));
    expect(phone.touches).toBeLessThanOrEqual(MOST_TOUCHES);
    await phone.close();

    await test.step('prints the page of the case, without what leads elsewhere', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(actions.plan(2)).toContainText(words.note);
      await expect(portal.heading).toBeVisible();
      await expect(portal.navigation).toBeHidden();
      await expect(main.getByRole('tab')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('prints the sheet for the chair', async () => {
      await expect(actions.plan(2)).toContainText(text('cases.planStatus.APPROVED'));
      await actions
        .plan(2)
        .getByRole('button', { name: text('cases.planData.data') })
        .click();
      await main.getByRole('button', { name: text('cases.planData.print', { number: '2' }) }).click();
      await page.emulateMedia({ media: 'print' });
      const sheet = main.getByRole('article', { name: text('cases.planSheet.title', { number: '2' }) });
      await expect(sheet).toBeVisible();
      for (const said of [words.patient, words.note, words.complaint])
        await expect(sheet).toContainText(said);
      await expect(portal.navigation).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(main.getByRole('button')).toHaveCount(0);
    });
  });
}

async function sessionOf(api: PortalApi, baseURL: string) {
  const { body } = await api.call<{ uuid: string }>('GET', '/contact/me');
  return (await api.again()).session(baseURL, { [`portal.onboarding.${body.uuid}`]: 'told' });
}

/** The lab stores the models of both arches after it has published a plan. */
async function modelsOfPlans(api: PortalApi, caseUuid: string, plans: number): Promise<void> {
  const stored = async () =>
    (await api.records(caseUuid)).filter(
      ({ assetType, state }) => assetType === 'trtPln' && state === 'stored',
    );
  await expect.poll(async () => (await stored()).length, { timeout: 60_000 }).toBe(2 * plans);
}

async function viewPlan(portal: Portal, plan: Locator, number: number): Promise<void> {
  const name = portal.text('cases.plans.view', { number: String(number) });
  await plan.getByRole('button', { name }).click();
}

/** From the dashboard to the approval, with a look at each comment and at the first aligners. */
async function approveByTouch(phone: Phone, language: 'en' | 'ar'): Promise<void> {
  const portal = new Portal(phone.page, language);
  const { main, text } = portal;
  const review = new PlanReviewPage(portal);
  const button = (id: string) => main.getByRole('button', { name: text(id), exact: true });
  await portal.speak();
  await phone.page.goto('/dashboard');
  await phone.touch(main.getByRole('link', { name: /^C-\d+$/ }));
  await phone.touch(button('cases.detail.reviewPlan'));
  await phone.touch(main.getByRole('button', { name: text('cases.plans.view', { number: '2' }) }));
  for (const { tooth, stage, isResolved } of PINS) {
    const pin = review.earlier(1).filter({ hasText: review.place({ tooth, stage }) });
    const resolution = text(`cases.review.${isResolved ? 'resolved' : 'notResolved'}`);
    await expect(pin).toContainText(text('cases.review.labSays', { resolution }));
  }
  const [first] = PINS;
  await phone.touch(main.getByRole('button', { name: review.place(first) }));
  await expect(main.getByRole('status').filter({ hasText: first.tooth })).toBeVisible();
  await phone.touch(button('cases.viewer.next'));
  await expect(review.stage).toHaveValue('1');
  expect(await phone.unfit()).toEqual([]);
  await phone.touch(button('cases.plans.approve'));
  await phone.touch(
    phone.page.getByRole('dialog').getByRole('button', { name: text('shared.confirm'), exact: true }),
  );
  await expect(main.getByText(text('cases.planStatus.APPROVED'), { exact: true })).toBeVisible();
}
