import { PortalError } from '@portal/shared/errors';
import { signIn } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { OTHER, openTab, ROOM, untilEmpty } from '../../testing/outbox-tab';

describe('messages', () => {
  test('[CH-07] wait for the connection and then go by themselves, in the order of writing', async () => {
    const tab = openTab();
    tab.line.set(false);
    for (const text of ['one', 'two', 'three']) tab.write(text);
    expect(tab.waiting()).toEqual(['one', 'two', 'three']);
    expect(tab.server.texts).toEqual([]);
    tab.line.set(true);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two', 'three']);
  });

  test('[CH-07] outlive the tab, and a clock that was set back does not change their order', async () => {
    const before = openTab();
    before.line.set(false);
    before.write('one');
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('1999-01-01T00:00:00.000Z');
    before.write('two');
    jest.restoreAllMocks();
    before.close();
    const tab = openTab(before.server);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two']);
  });

  test('[CH-03] an answer lost on the way makes no second message', async () => {
    const tab = openTab();
    tab.server.mishaps.push('answerLost', 'answerLost');
    tab.write('Hello');
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['Hello']);
  });

  test('[CH-03] where the server says not joined: joins and sends again under the same id', async () => {
    const tab = openTab();
    tab.server.mishaps.push(new PortalError('notJoined', 'Join first'));
    tab.write('Hello');
    await untilEmpty(tab);
    expect([tab.server.joins, tab.server.texts]).toEqual([1, ['Hello']]);
  });

  test('[CH-07] too many at once wait as long as the server says, and go on by themselves', async () => {
    const tab = openTab();
    tab.server.mishaps.push(new PortalError('tooManyCalls', 'Slower', { values: { seconds: 1 } }));
    tab.write('one');
    tab.write('two');
    expect(tab.waiting()).toEqual(['one', 'two']);
    await untilEmpty(tab);
    expect(tab.server.texts).toEqual(['one', 'two']);
  });

  test('[CH-07] one that is refused stays with the reason, also after the tab, and holds up neither the next nor another room', async () => {
    const before = openTab();
    before.server.mishaps.push(new PortalError('companyBlocked', 'Blocked'));
    before.write('one');
    before.write('two');
    before.write('elsewhere', { room: OTHER });
    await waitFor(() => expect([...before.server.texts].sort()).toEqual(['elsewhere', 'two']));
    const refused = [{ message: 'one', refused: { code: 'companyBlocked' } }];
    await waitFor(() => expect(before.notices()).toEqual(['messageNotSent']));
    await waitFor(() => expect(before.outbox.state().messages).toMatchObject(refused));
    before.close();
    const tab = openTab(before.server);
    tab.write('three');
    await waitFor(() => expect(tab.outbox.state().messages).toMatchObject(refused));
    // It was told when it happened.
    expect(tab.notices()).toEqual([]);
    expect(tab.server.texts.at(-1)).toBe('three');
    tab.outbox.discard(tab.outbox.state().messages[0]?.clientId ?? '');
    expect(tab.waiting()).toEqual([]);
  });

  test('[CH-07] one that is refused while its room is the address is seen there, and told nowhere else', async () => {
    window.history.pushState(null, '', `/cases/${ROOM}/chat`);
    const tab = openTab();
    tab.server.mishaps.push(new PortalError('companyBlocked', 'Blocked'));
    tab.write('here');
    await waitFor(() => expect(tab.outbox.state().messages[0]?.refused).toBeTruthy());
    window.history.pushState(null, '', `/doctor/all/${ROOM}/overview`);
    tab.server.mishaps.push(new PortalError('companyBlocked', 'Blocked'));
    tab.write('and there');
    await waitFor(() => expect(tab.notices()).toEqual(['messageNotSent']));
    window.history.pushState(null, '', '/');
  });

  test('[CH-07] two tabs send each message once', async () => {
    const first = openTab();
    const second = openTab(first.server);
    first.line.set(false);
    second.line.set(false);
    for (const text of ['one', 'two', 'three']) first.write(text);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(second.waiting()).toEqual(['one', 'two', 'three']);
    const sent = jest.spyOn(first.server, 'take');
    first.line.set(true);
    second.line.set(true);
    await untilEmpty(first);
    expect(first.server.texts).toEqual(['one', 'two', 'three']);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  test('[CH-07] are not sent as somebody else, and go when their writer is back', async () => {
    const before = openTab();
    before.line.set(false);
    before.write('mine');
    before.close();
    signIn({ user: { uuid: 'somebody else' } });
    const other = openTab(before.server);
    other.write('theirs');
    await untilEmpty(other);
    other.close();
    signIn();
    const again = openTab(before.server);
    await untilEmpty(again);
    expect(again.server.texts).toEqual(['theirs', 'mine']);
  });
});
