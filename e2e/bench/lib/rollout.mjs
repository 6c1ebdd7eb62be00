import { randomUUID } from 'node:crypto';
import { isInRollout } from '../../../shell/src/federation/choice/rollout.ts';
import { delivery } from './bench-portal.mjs';

const PEOPLE = 1_000;
const PERCENT = 10;
const LIMIT_MS = 60_000;

/** A rollout to 10 % of a thousand people, whose candidate fails in every one of their tabs, takes itself back. */
export async function measureRollout({ origin, dataDir, versions: [stable, candidate] }) {
  delivery(dataDir, 'activate', `doctors@${stable}`);
  delivery(dataDir, 'activate', `doctors@${candidate}`, '--percent', String(PERCENT));
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  const reached = people.filter((person) => isInRollout(`doctors@${candidate}`, person, PERCENT));
  const again = people.filter((person) => isInRollout(`doctors@${candidate}`, person, PERCENT));
  const isSticky =
    reached.length === again.length && reached.every((person, index) => person === again[index]);

  const started = Date.now();
  for (const [index, person] of people.entries()) {
    const isReached = isInRollout(`doctors@${candidate}`, person, PERCENT);
    await report(origin, index, isReached ? candidate : stable, isReached);
    if (isReached && (await isBack(origin, stable))) break;
  }
  while (!(await isBack(origin, stable)) && Date.now() - started < LIMIT_MS)
    await new Promise((wait) => setTimeout(wait, 50));
  const took = Date.now() - started;
  const share = (reached.length / PEOPLE) * 100;
  console.log(
    `\nRollout to ${PERCENT} %: ${share.toFixed(1)} % of ${PEOPLE} people, the same ones each time: ${isSticky}`,
  );
  console.log(`  a candidate that fails in their tabs was rolled back by itself after ${took} ms`);
  const broken = [];
  if (share < 8 || share > 12 || !isSticky)
    broken.push(`a rollout to 10 % reached ${share} %, sticky: ${isSticky}`);
  if (took >= LIMIT_MS) broken.push('a broken candidate was not rolled back within a minute');
  return broken;
}

async function report(origin, person, version, isBroken) {
  const common = { domain: 'doctors', version, tab: randomUUID() };
  const items = [
    { ...common, kind: 'start' },
    ...(isBroken ? [{ ...common, kind: 'loadFailure', message: 'broken' }] : []),
  ];
  const address = `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`;
  await fetch(`${origin}/portal/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(items),
  });
}

async function isBack(origin, stable) {
  const feed = await (await fetch(`${origin}/portal/feed.json`)).json();
  return feed.domains.doctors.version === stable;
}
