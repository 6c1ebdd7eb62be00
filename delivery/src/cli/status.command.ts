import { EXIT, type Command } from './command';

export const status: Command = async (_args, { json }, { delivery, releases, print }) => {
  const feed = await delivery.live();
  if (json) {
    print(JSON.stringify(feed, null, 2));
    return EXIT.done;
  }
  if (!feed) {
    print('Nothing is live yet.');
    return EXIT.done;
  }
  print(`revision ${feed.revision}, ${feed.updatedAt}`);
  for (const [domain, entry] of Object.entries(feed.domains)) {
    if (!entry) continue;
    const missing = (await releases.find(domain, entry.version)) ? '' : '  RELEASE FOLDER IS MISSING';
    const fallback = entry.kind === 'remote' && entry.fallback ? `  fallback ${entry.fallback.version}` : '';
    print(`${domain.padEnd(12)} ${entry.version}  contract ${entry.contract}${fallback}${missing}`);
  }
  return EXIT.done;
};
