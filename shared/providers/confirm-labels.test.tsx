import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, Button, Popconfirm } from 'antd';
import type { Locale } from '../contract';
import { locale } from '../i18n';
import { PortalProviders } from './portal-providers';

function Questions() {
  const { modal } = App.useApp();
  return (
    <>
      <Button onClick={() => void modal.confirm({ title: 'Sure?' })}>ask</Button>
      <Button onClick={() => modal.warning({ title: 'No.' })}>tell</Button>
      <Popconfirm title="Really?">
        <Button>ask here</Button>
      </Popconfirm>
    </>
  );
}

const LABELS: readonly [language: Locale, confirm: string, cancel: string][] = [
  ['en', 'Confirm', 'Cancel'],
  ['tr', 'Onayla', 'Vazgeç'],
  ['ar', 'تأكيد', 'إلغاء'],
];

describe.each(LABELS)('the labels of questions in %s', (language, confirm, cancel) => {
  beforeEach(async () => {
    act(() => locale.set(language));
    render(
      <PortalProviders loadMessages={() => Promise.resolve({})}>
        <App>
          <Questions />
        </App>
      </PortalProviders>,
    );
    await screen.findByRole('button', { name: 'ask' });
  });

  it.each([
    ['ask', [cancel, confirm]],
    ['ask here', [cancel, confirm]],
    ['tell', [confirm]],
  ])('[SH-25] %s', async (opener, labels) => {
    const before = screen.getAllByRole('button');
    await userEvent.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('button', { name: confirm });
    const added = screen.getAllByRole('button').filter((button) => !before.includes(button));
    expect(added.map(({ textContent }) => textContent)).toEqual(labels);
  });
});
