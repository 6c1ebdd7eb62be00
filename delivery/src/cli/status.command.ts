import { isSignedFeed, readTrustedKeys, type FeedEntry } from '../feed';
import { EXIT, type Command } from './command';

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
  print(`revision ${feed.revision}, ${feed.updatedAt}${signed ? '' : '  NOT SIGNED BY A TRUSTED KEY'}`);
  for (const [domain, entry] of Object.entries(feed.domains)) {
    if (!entry) continue;
    const missing = (await releases.find(domain, entry.version)) ? '' : '  RELEASE FOLDER IS MISSING';
    print(`${domain.padEnd(12)} ${entry.version}  contract ${entry.contract}${sharesOf(entry)}${missing}`);
  }
  return EXIT.done;
};

function sharesOf(entry: FeedEntry): string {
  if (entry.kind === 'shell') return '';
  const { percent, fallback } = entry;
  const others = fallback ? `  fallback ${fallback.version}` : '';
  return `${percent < 100 ? `  for ${percent} %` : ''}${others}`;
}
