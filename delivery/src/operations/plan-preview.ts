import { DeliveryError } from '../errors';
import {
  changeFeed,
  previewDigest,
  renewFeed,
  toFeedRelease,
  type ChangeReason,
  type FeedChange,
  type FeedDocument,
  type Preview,
} from '../feed';
import { findRelease } from './find-release';
import { newMisfits } from './lineup';
import type { DeliveryParts, ReleaseRef } from './operation.types';
import { nameOf } from './prune';

const MOST_HOURS = 24;
const HOUR_MS = 3_600_000;
const NO_SHELL =
  'The shell comes with its page, before anybody can say who they are: it has no preview. Give it to a share of browsers.';

export interface PreviewPlan {
  readonly live: FeedDocument;
  readonly preview: Preview;
  /** When the link ends, ISO 8601. */
  readonly until: string;
  /** Why the release could not be activated as it is. */
  readonly against: readonly string[];
  /** The line for the trail; what is live stays. */
  readonly change: FeedChange;
}

/** What a preview link is good for. Throws `invalidPreview`, `reasonMissing`, `releaseNotFound`, `nothingLive`. */
export async function planPreview(
  { releases, now }: Pick<DeliveryParts, 'releases' | 'now'>,
  live: FeedDocument | null,
  target: ReleaseRef,
  hours: number,
  reason: Omit<ChangeReason, 'action' | 'overridden'>,
): Promise<PreviewPlan> {
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
    throw new DeliveryError('invalidPreview', `A preview ends after 1 to ${MOST_HOURS} hours.`);
  if (reason.why.trim() === '') throw new DeliveryError('reasonMissing', 'Who makes a preview says why.');
  const release = await findRelease(releases, target);
  if (release.kind === 'shell') throw new DeliveryError('invalidPreview', NO_SHELL);
  if (!live) throw new DeliveryError('nothingLive', 'Nothing is live yet that it could be seen in.');
  const { domain, version } = target;
  const until = new Date(now().getTime() + hours * HOUR_MS).toISOString();
  const because = { ...reason, overridden: [] };
  const item = { release, fallback: null, percent: 100 };
  const { next } = changeFeed(live, [item], { ...because, action: 'activate' });
  const note = { action: 'preview', from: null, to: `${nameOf(target)} until ${until}` } as const;
  return {
    ...{ live, until, against: await newMisfits(releases, live, next) },
    preview: { domain, version, until, digest: previewDigest(toFeedRelease(release)) },
    change: renewFeed(live, note, because),
  };
}
