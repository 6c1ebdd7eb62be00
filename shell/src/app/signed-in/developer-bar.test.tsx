import { PortalProviders } from '@portal/shared/providers';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from 'antd';
import { chooseShare, chosenShare, type FeedDomain } from '../../federation';
import { buildFeed } from '../../testing/build-feed';
import { freshBrowser } from '../../testing/shell-page';
import { DeveloperBar } from './developer-bar';

jest.mock('../../federation/host/load-remote', () =>
  jest.requireActual<object>('../../testing/fake-remotes'),
);

test('[PL-02] says in any tab which side of a rollout was chosen, and leads back to one’s own lot', async () => {
  freshBrowser();
  document.head.innerHTML = '<meta name="portal-overrides" content="">';
  chooseShare('doctors', '2.0.0', 'newer');
  const { domains } = buildFeed();
  const doctors = domains['doctors'] as FeedDomain;
  const rollout = { ...doctors, version: '2.0.0', percent: 10, fallback: doctors };
  const feed = { revision: 2, domains: { ...domains, doctors: rollout } };
  render(
    <PortalProviders loadMessages={() => Promise.resolve({})}>
      <App>
        <DeveloperBar shell="1.0.0" signed={feed} chosen={feed} />
      </App>
    </PortalProviders>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent(/You chose release .2\.0\.0. of doctors/);

  // jsdom cannot load a page again, and says so.
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the release' }));
  expect(chosenShare('doctors', '2.0.0')).toBeUndefined();
  errors.mockRestore();
});
