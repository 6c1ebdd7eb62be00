import {
  report,
  reportAs,
  reportFailure,
  reportUncaught,
  type RemoteFailure,
  type RemoteRelease,
} from '../../federation';
import { readAccessToken } from '../../features/session';

let onScreen: { readonly domain: string; readonly version: string } | null = null;

/** Reports the start of a page's release: delivery compares the failures of a release with its starts. */
export function reportReleaseStart(domain: string, release: RemoteRelease): void {
  onScreen = { domain, version: release.version };
  reportPartStart(domain, release);
}

/** Reports the start of a part in another page, whose web vitals do not count for the part's release. */
export function reportPartStart(domain: string, { version }: RemoteRelease): void {
  report({ domain, version, kind: 'start' });
}

export function reportRemoteFailure(failure: RemoteFailure): void {
  console.error(`The remote ${failure.id} ${failure.release.version} failed:`, failure.error);
  reportFailure(failure);
}

/** Reports uncaught errors and web vitals of this tab to delivery. */
export function watchHealth(): void {
  reportAs(readAccessToken);
  reportUncaught();
  // A chunk of its own, loaded later; without it only the measurements are missing.
  void import('../../federation/health/web-vitals')
    .then(({ reportVitals }) => reportVitals(() => onScreen))
    .catch(() => undefined);
}
