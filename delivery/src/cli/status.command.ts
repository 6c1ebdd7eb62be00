import { audienceOf, isSignedFeed, readTrustedKeys, shareOf, type FeedEntry } from '../feed';
import { cohortName, knownBad, nextStep, shortRevision } from '../operations';
import type { Release } from '../releases';
import { EXIT, type Command } from './command';

/** Newest rollbacks of a domain that are shown with it. */
const SHOWN_ROLLBACKS = 3;

export const status: Command = async (_args, { json }, { delivery, releases, keysDir, print }) => {
  const feed = await delivery.live();
  if (json) {
    print(JSON.stringify(feed, null, 2));
    return EXIT.done;
  }
  if (!feed) {
    print('Nothing is live yet.');
    return EXIT.done;
  }
  const signed = isSignedFeed(feed, await readTrustedKeys(keysDir));
  const history = await delivery.history();
  print(`revision ${feed.revision}, ${feed.updatedAt}${signed ? '' : '  NOT SIGNED BY A TRUSTED KEY'}`);
  for (const [domain, entry] of Object.entries(feed.domains)) {
    if (!entry) continue;
    const release = await releases.find(domain, entry.version);
    const change = history.findLast((one) => one.domain === domain);
    const missing = release ? '' : '  RELEASE FOLDER IS MISSING';
    print(
      `${domain.padEnd(12)} ${entry.version}  contract ${entry.contract}${sharesOf(entry, cohortName(entry, change))}${missing}`,
    );
    if (release?.revision) print(`${''.padEnd(12)} from ${sourceOf(release.revision, release)}`);
    for (const [version, { who, when, why }] of [...knownBad(history, domain)].slice(-SHOWN_ROLLBACKS))
      print(`${''.padEnd(12)} ${version} rolled back by ${who} on ${when}: ${why}`);
  }
  for (const [domain, { version }] of Object.entries(feed.retired ?? {})) {
    const decision = history.findLast((entry) => entry.domain === domain);
    const by = decision ? `  by ${decision.who} on ${decision.when}: ${decision.why}` : '';
    print(`${domain.padEnd(12)} retired, was ${version}${by}`);
  }
  return EXIT.done;
};

/** Commit, author and subject of the source, as far as the release knows them. */
function sourceOf(revision: string, { commit }: Release): string {
  const of = commit ? ` by ${commit.author} on ${commit.at}: ${commit.subject}` : '';
  return `${shortRevision(revision)}${of}`;
}

function planOf(entry: FeedEntry): string {
  const next = entry.plan && nextStep(entry.plan, shareOf(entry).percent);
  if (!entry.plan || !next) return '';
  const { due } = entry.plan;
  return due === null ? `  plan paused before ${next} %` : `  next ${next} % at ${due}`;
}

function sharesOf(entry: FeedEntry, cohort: string | null): string {
  const { percent, fallback } = shareOf(entry);
  const others = fallback ? `  fallback ${fallback.version}` : '';
  const audience = audienceOf({ percent, ...(cohort !== null && { cohort }) });
  return `${audience && ` ${audience}`}${others}${planOf(entry)}`;
}
