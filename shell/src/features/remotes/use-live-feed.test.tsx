import { renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter } from '@portal/shared/router';
import { buildFeed } from '../../testing/build-feed';
import { FakeEvents, installFakeEvents } from '../../testing/fake-events';
import { createSigner } from '../../testing/signed-feed';
import { useLiveFeed } from './use-live-feed';

jest.mock('../../federation/host/load-remote', () => ({}));

test('[PL-03] who signs in after somebody else begins with the newest feed that the page knows, not with the one that it came with', async () => {
  installFakeEvents();
  const signer = await createSigner();
  const newer = await signer.sign({ ...buildFeed(), revision: 2 });
  document.head.innerHTML = `<meta name="portal-feed-keys" content="${signer.key}">`;
  globalThis.fetch = () => Promise.resolve(new Response(newer));
  const page = { feed: buildFeed(), isStale: false };
  const signIn = () => renderHook(() => useLiveFeed(page, 'person', 'company'), { wrapper: BrowserRouter });

  const first = signIn();
  expect(first.result.current.signed.revision).toBe(1);
  FakeEvents.announce(2);
  await waitFor(() => expect(first.result.current.signed.revision).toBe(2));
  first.unmount();

  const next = signIn();
  expect(next.result.current.signed.revision).toBe(2);
  next.unmount();
});
