import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInRollout } from '../../../shell/src/federation/choice/rollout.ts';
import { delivery } from './bench-portal.mjs';

const PEOPLE = 1_000;
const PERCENT = 10;
const ADDRESSES = 100;
const LIMIT_MS = 60_000;
/** Within a second of the last report it is judged. */
const JUDGED_MS = 3_000;

/**
 * A rollout to 10 %: whom it reaches; what strangers from a hundred addresses can do to it, without tickets and with those of
 * pages that nobody is signed in to; and how soon it takes itself back when it fails for people who are.
 */
export async function measureRollout({ origin, dataDir, versions: [stable, candidate] }) {
  delivery(dataDir, 'activate', `doctors@${stable}`, '--again');
  delivery(dataDir, 'activate', `doctors@${candidate}`, '--again', '--percent', String(PERCENT));
  const broken = [...measureShare(candidate)];

  const sabotage = await sabotageBy(origin, candidate);
  await new Promise((wait) => setTimeout(wait, JUDGED_MS));
  const hasMoved = await isBack(origin, stable);
  console.log(
    `  ${ADDRESSES} addresses without tickets: ${sabotage.refused} refused; ${ADDRESSES} with tickets of pages without a ` +
      `session: ${sabotage.taken} taken; the rollout ${hasMoved ? 'ENDED' : 'stood'}`,
  );
  if (hasMoved || sabotage.refused !== ADDRESSES) broken.push('strangers could end a rollout');

  const people = await signedInPages(origin, dataDir);
  const started = Date.now();
  for (const page of people) await report(origin, page, candidate);
  while (!(await isBack(origin, stable)) && Date.now() - started < LIMIT_MS)
    await new Promise((wait) => setTimeout(wait, 50));
  const took = Date.now() - started;
  console.log(
    `  a candidate that fails for ${people.length} people was rolled back by itself after ${took} ms`,
  );
  if (took >= LIMIT_MS) broken.push('a broken candidate was not rolled back within a minute');
  return broken;
}

function measureShare(candidate) {
  const people = Array.from({ length: PEOPLE }, () => randomUUID());
  const reach = () => people.filter((person) => isInRollout(`doctors@${candidate}`, person, PERCENT));
  const [reached, again] = [reach(), reach()];
  const isSticky =
    reached.length === again.length && reached.every((person, index) => person === again[index]);
  const share = (reached.length / PEOPLE) * 100;
  console.log(
    `\nRollout to ${PERCENT} %: ${share.toFixed(1)} % of ${PEOPLE} people, the same ones each time: ${isSticky}`,
  );
  return share < 8 || share > 12 || !isSticky
    ? [`a rollout to 10 % reached ${share} %, sticky: ${isSticky}`]
    : [];
}

async function sabotageBy(origin, candidate) {
  let [refused, taken] = [0, 0];
  for (let index = 0; index < ADDRESSES; index++) {
    const address = `198.51.100.${index}`;
    if ((await report(origin, { address }, candidate)) === 403) refused++;
    const page = { address, ticket: await loadPage(origin, address) };
    if ((await report(origin, page, candidate)) === 204) taken++;
  }
  return { refused, taken };
}

/** A page of everybody who can sign in to the demo, all of them behind one router. */
async function signedInPages(origin, dataDir) {
  const logins = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8'));
  const address = '203.0.113.7';
  const pages = [];
  for (const { email, password } of logins) {
    const auth = { username: email, password };
    const { accessToken } = await (await post(origin, '/api/client/auth', auth, { address })).json();
    const body = { ticket: await loadPage(origin, address) };
    const answer = await post(origin, '/portal/tickets', body, { address, token: accessToken });
    pages.push({ address, ticket: (await answer.json()).ticket });
  }
  return pages;
}

async function loadPage(origin, address) {
  const headers = { accept: 'text/html', 'x-forwarded-for': address };
  const page = await fetch(origin, { headers });
  await page.body?.cancel();
  return /ticket;desc="([^"]*)"/.exec(page.headers.get('server-timing'))?.[1];
}

async function report(origin, { ticket, address }, version) {
  const failure = { domain: 'doctors', version, kind: 'loadFailure', message: 'broken' };
  return (await post(origin, '/portal/reports', { ticket, reports: [failure] }, { address })).status;
}

function post(origin, path, body, { address, token }) {
  return fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function isBack(origin, stable) {
  const feed = await (await fetch(`${origin}/portal/feed.json`)).json();
  return feed.domains.doctors.version === stable;
}
