import {
  report,
  reportFailure,
  reportUncaught,
  type RemoteFailure,
  type RemoteRelease,
} from '../../federation';

let onScreen: { readonly domain: string; readonly version: string } | null = null;

/** Delivery counts who started a release, to know what share of them it failed. */
export function reportReleaseStart(domain: string, release: RemoteRelease): void {
  onScreen = { domain, version: release.version };
  tellPartStart(domain, release);
}

/** The same of a release that is in the page of another: how fast that page is says nothing of it. */
export function tellPartStart(domain: string, { version }: RemoteRelease): void {
  report({ domain, version, kind: 'start' });
}

export function tellFailure(failure: RemoteFailure): void {
  console.error(`The remote ${failure.id} ${failure.release.version} failed:`, failure.error);
  reportFailure(failure);
}

/** Tells delivery what goes wrong in this tab, and how fast it is, for as long as the page lives. */
export function watchHealth(): void {
  reportUncaught();
  // Beside the portal, and after it: nobody waits for measuring, and nothing depends on it.
  void import('../../federation/web-vitals')
    .then(({ reportVitals }) => reportVitals(() => onScreen))
    .catch(() => undefined);
}
