import type { SlotEntry } from '@portal/shared/mfe';
import { buildCase, fillSlots, signIn } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderCases, servedCase } from '../../../testing/render-cases';
import { onWideScreen } from '../../../testing/screen-width';

const CASE = buildCase({ status: 'NEW' });
const CHAT: SlotEntry = {
  slot: 'case.side',
  domain: 'chat',
  id: 'chat',
  title: { en: 'Chat', tr: 'Sohbet', ar: 'المحادثة' },
};
const PART = `chat chat ${JSON.stringify({ caseUuid: CASE.uuid, side: 'client' })}`;

const open = () =>
  renderCases(
    `/admin/all/${CASE.uuid}/submission?step=patient`,
    servedCase(CASE, { 'PUT /case/{id}': { ...CASE, version: CASE.version + 1 } }),
  );
const toggle = () => screen.findByRole('button', { name: 'Chat' });

beforeEach(() => signIn());

describe('what stands beside a case', () => {
  it('is closed at first, opens in a column, and leaves what is typed where it is', async () => {
    onWideScreen();
    fillSlots([CHAT]);
    await open();
    const user = userEvent.setup();
    const patient = await screen.findByLabelText('Patient name');
    await user.type(patient, ' Junior');
    expect(screen.queryByText(PART)).toBeNull();
    await user.click(await toggle());
    const side = within(screen.getByRole('complementary', { name: 'Chat' }));
    expect(side.getByText(PART)).toBeVisible();
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('Patient name')).toBe(patient);
    await user.click(side.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(PART)).toBeNull();
    expect(screen.getByLabelText('Patient name')).toBe(patient);
  });

  it('opens in a drawer where there is no room beside the case', async () => {
    fillSlots([CHAT]);
    await open();
    await userEvent.click(await toggle());
    expect(within(await screen.findByRole('dialog', { name: 'Chat' })).getByText(PART)).toBeVisible();
  });

  it('is not offered when no other domain has anything', async () => {
    await open();
    expect(await screen.findByLabelText('Patient name')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull();
  });
});
