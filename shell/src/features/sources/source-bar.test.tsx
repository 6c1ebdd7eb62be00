import { PortalProviders } from '@portal/shared/providers';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { chosenShare, type Feed, type FeedDomain } from '../../federation';
import { acceptOverrides, knownOverrides, loadOverrides } from '../../federation/choice/overrides';
import { buildFeed } from '../../testing/build-feed';
import { freshBrowser } from '../../testing/shell-page';
import { SourceBar } from './source-bar';
import { SourcePanel } from './source-panel';

jest.mock('../../federation/host/load-remote', () =>
  jest.requireActual<object>('../../testing/fake-remotes'),
);

let isServing = true;

/** The page was opened by the link of a development server. */
async function allowOverride(): Promise<void> {
  document.head.innerHTML = '<meta name="portal-overrides" content="">';
  acceptOverrides(new URL('http://localhost/?portal-override=cases@http://localhost:8091/'));
  globalThis.fetch = () =>
    isServing ? Promise.resolve(Response.json({ version: 'dev' })) : Promise.reject(new TypeError('gone'));
  await loadOverrides();
}

function show(content: ReactNode): void {
  render(
    <PortalProviders loadMessages={() => Promise.resolve({})}>
      <App>{content}</App>
    </PortalProviders>,
  );
}

async function openBar(): Promise<void> {
  await allowOverride();
  show(<SourceBar shell="1.0.0" signed={buildFeed()} chosen={buildFeed()} />);
  await screen.findByRole('status');
}

beforeEach(() => {
  freshBrowser();
  isServing = true;
});

test('says what comes from where, and when that is gone', async () => {
  await openBar();
  expect(screen.getByRole('status')).toHaveTextContent(/cases comes from .http:\/\/localhost:8091\//);
  isServing = false;
  expect(await screen.findByText(/does not answer any more/, {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('says from the start that one sees the release, and offers the source when it is back', async () => {
  isServing = false;
  await openBar();
  expect(screen.getByText(/does not answer. You see the release of cases/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load it' })).toBeNull();
  isServing = true;
  expect(await screen.findByRole('button', { name: 'Load it' }, { timeout: 10_000 })).toBeInTheDocument();
});

test('says its name once when nothing was chosen', async () => {
  show(<SourceBar shell="1.0.0" signed={buildFeed()} chosen={buildFeed()} />);
  expect(await screen.findByRole('status')).toHaveTextContent('You see the portal as it is released.');
  expect(screen.getAllByText('Releases in this browser')).toHaveLength(1);
});

test('[PL-02] the panel lists what each domain runs, and keeps a choice', async () => {
  await allowOverride();
  const { domains } = buildFeed();
  const doctors = domains['doctors'] as FeedDomain;
  const rollout = { ...doctors, version: '2.0.0', percent: 10, fallback: doctors };
  const feed: Feed = { revision: 2, domains: { ...domains, doctors: rollout } };
  const onChosen = jest.fn();
  show(
    <SourcePanel
      {...{ shell: '1.0.0', signed: feed, chosen: feed, onChosen }}
      overrides={knownOverrides()}
      isOpen
      onClose={() => undefined}
    />,
  );
  const cases = within(await screen.findByRole('radiogroup', { name: 'cases' }));
  expect(cases.getByRole('radio', { name: /Source at/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /2\.0\.0.*rolled out to 10 %/ })).toBeChecked();

  await userEvent.click(cases.getByRole('radio', { name: /Release .1\.0\.0/ }));
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(knownOverrides()).toMatchObject([{ id: 'cases', isOff: true }]);

  await userEvent.click(screen.getByRole('radio', { name: /1\.0\.0.*the one before/ }));
  expect(chosenShare('doctors', '2.0.0')).toBe('earlier');
});
