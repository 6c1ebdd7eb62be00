import { bus } from '@portal/shared/bus';
import { HISTORY_LABELS, type HistoryAction } from '@portal/shared/contract';
import { buildCase, signIn } from '@portal/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { buildEntry, uuidOf } from '../../testing/builders';
import { renderCases, servedCase } from '../../testing/render-cases';
import { historyActionMessages } from '../../components/history/history.messages';

const CASE = buildCase({ status: 'IN_QC' });
const PATH = `/admin/all/${CASE.uuid}/history`;

beforeEach(() => signIn());

describe('history of a case', () => {
  it('[CA-15] labels everything that can happen', async () => {
    const entries = HISTORY_LABELS.map((label, n) =>
      buildEntry({ uuid: uuidOf(n), action: 'changed', label, toStatus: null }),
    );
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': entries }));
    const history = within(await screen.findByRole('region', { name: 'History' }));
    for (const label of HISTORY_LABELS)
      expect(history.getByText(String(historyActionMessages[label].defaultMessage))).toBeVisible();
  });

  it('[CA-15] tells a label of a newer server by the action that it stands for', async () => {
    const entry = buildEntry({ action: 'shipped' satisfies HistoryAction, label: 'ofTomorrow' });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': [entry] }));
    expect(await screen.findByRole('region', { name: 'History' })).toHaveTextContent('Shipped');
  });

  it('[CA-15] says who did it, when, and why', async () => {
    const entry = buildEntry({
      action: 'rejected',
      actor: 'provider',
      actorName: null,
      fromStatus: 'IN_QC',
      toStatus: 'REJECTED',
      note: 'Holes',
    });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': [entry] }));
    const history = await screen.findByRole('region', { name: 'History' });
    for (const text of ['Case rejected', 'Rejected', 'The lab', 'Holes', '02 Mar 2026']) {
      expect(history).toHaveTextContent(text);
    }
  });

  it('[CA-15] names the request that an entry is about, and leaves out what the case’s own entry tells', async () => {
    const about = {
      subject: 'request',
      subjectUuid: uuidOf(7),
      subjectLabel: 'R-1007',
      toStatus: null,
    } as const;
    const entries = [
      buildEntry({ uuid: uuidOf(1), action: 'requestApproved', ...about }),
      buildEntry({
        uuid: uuidOf(2),
        action: 'orderReleased',
        ...about,
        subject: 'order',
        subjectLabel: 'O-1',
      }),
    ];
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': entries }));
    const history = await screen.findByRole('region', { name: 'History' });
    expect(history).toHaveTextContent('Request approvedR-1007');
    expect(history).not.toHaveTextContent('O-1');
  });

  it.each([
    ['a request', () => bus.emit('request:updated', { uuid: uuidOf(40), caseUuid: CASE.uuid })],
    // Its event names no case.
    ['a parcel', () => bus.emit('shipment:updated', { uuid: uuidOf(5) })],
  ])('[CA-15] follows what happens to %s without a reload', async (_what, happen) => {
    let entries = [buildEntry({ uuid: uuidOf(1) })];
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': () => entries }));
    const history = await screen.findByRole('region', { name: 'History' });
    expect(within(history).queryByText('Holes')).toBeNull();
    entries = [...entries, buildEntry({ uuid: uuidOf(2), note: 'Holes' })];
    act(happen);
    expect(await within(history).findByText('Holes')).toBeVisible();
  });

  it('[CA-15] offers to try again after a failure', async () => {
    const down = () => Response.json({ message: 'Down' }, { status: 503 });
    await renderCases(PATH, servedCase(CASE, { 'GET /case/{id}/history': down }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
