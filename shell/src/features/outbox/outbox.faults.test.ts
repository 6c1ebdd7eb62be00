import { readTokenFrom } from '@portal/shared/api';
import { sized } from '../../../../tooling/testing/soak';
import { installFakeLocks, removeFakeLocks } from '../../testing/fake-locks';
import { startFaultServer, type FaultServer } from '../../testing/fault-server';
import { RealTab } from '../../testing/real-tab';
import { seeded, type Chances } from '../../testing/seeded';

const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? sized(5, 1_000));
/** FAULT_SEED plays a schedule again, and those after it. */
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);
const MESSAGES_EACH = 4;
/** Messages and faults of a schedule are within about so many milliseconds. */
const LENGTH_MS = 120;
/** A schedule that takes longer is stuck, in milliseconds. */
const LONGEST_MS = 60_000;

/** Schedules that are played side by side: most of their time is waiting. */
const AT_ONCE = 20;
/** Schedules of one person: of a thousand, nobody could send as many files within minutes. */
const OF_ONE_PERSON = 100;

let server: FaultServer;
const realFetch = globalThis.fetch;
beforeAll(() => {
  installFakeLocks();
  readTokenFrom(() => server.token);
  globalThis.fetch = (url, request) => realFetch(new URL(String(url), server.url), request);
  tellStorage();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  removeFakeLocks();
});
beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

/** What went wrong in a schedule; zero, as it has to be. */
interface Faults {
  lost: number;
  doubled: number;
  outOfOrder: number;
}

const count = <T>(items: readonly T[], isWrong: (item: T, at: number) => boolean): number =>
  items.filter(isWrong).length;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Two tabs of a person and the same person's phone write into one room while things break. */
async function play(seed: number, room: string): Promise<Faults> {
  const chances = seeded(seed);
  const laptop: string[] = [];
  const phone: string[] = [];
  const devices = [
    { tab: new RealTab(server, `laptop ${seed}`, room), written: laptop },
    { tab: new RealTab(server, `laptop ${seed}`, room), written: laptop },
    { tab: new RealTab(server, `phone ${seed}`, room), written: phone },
  ];
  const tabs = devices.map(({ tab }) => tab);
  // Otherwise all faults were over before the first message left.
  await until(seed, tabs, () => tabs.every((tab) => tab.isConnected));
  await Promise.all([
    ...devices.map(({ tab, written }, at) => write(tab, String(at), written, chances)),
    breakThings(tabs, chances),
  ]);
  // Without a press: nobody does anything but wait.
  await until(seed, tabs, () => tabs.every(({ waiting }) => waiting === 0));
  for (const tab of tabs) tab.close();
  return judge(room, [laptop, phone]);
}

async function write(tab: RealTab, author: string, written: string[], chances: Chances): Promise<void> {
  for (let n = 0; n < MESSAGES_EACH; n += 1) {
    const text = `${author}.${n}${chances.int(0, 4) === 0 ? ' file' : ''}`;
    const files = text.endsWith('file') ? [await tab.attach(`${text}.pdf`)] : [];
    written.push(text);
    tab.write(text, files);
    await pause(chances.int(0, LENGTH_MS / MESSAGES_EACH));
  }
}

/** Kills a process, loses answers, breaks connections of a process or of one tab, loads a tab anew: one to four times. */
async function breakThings(tabs: readonly RealTab[], chances: Chances): Promise<void> {
  for (let left = chances.int(1, 4); left > 0; left -= 1) {
    await pause(chances.int(0, LENGTH_MS / 3));
    const tab = tabs[chances.int(0, tabs.length - 1)];
    const victim = chances.int(0, 1);
    const fault = FAULTS[chances.int(0, FAULTS.length - 1)];
    if (fault === 'drop') tab?.drop();
    else if (fault === 'reload') tab?.reload();
    else if (fault) await inTurn(fault === 'mute' ? LINE : victim, () => strike(fault, victim, chances));
  }
}
/** The last fault of each process and of the line: nobody kills what another schedule has killed. */
const turns: Promise<void>[] = [];
const LINE = 2;

function inTurn(place: number, work: () => Promise<void>): Promise<void> {
  return (turns[place] = (turns[place] ?? Promise.resolve()).then(work));
}

async function strike(how: 'kill' | 'cut' | 'mute', victim: number, chances: Chances): Promise<void> {
  await (how === 'mute' ? server.ask('mute') : server.ask(how, victim));
  await pause(chances.int(0, 40));
  await (how === 'mute' ? server.ask('hear') : server.ask('revive', victim));
}

const FAULTS = ['kill', 'cut', 'mute', 'drop', 'reload'] as const;

async function until(seed: number, tabs: readonly RealTab[], isSo: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!isSo()) {
    if (Date.now() > end) {
      const states = tabs.map((tab) => tab.describe());
      throw new Error(`the schedule of seed ${seed} is stuck: ${states.join('\n')}`);
    }
    await pause(5);
  }
}

/** Compares the room with what each device has written. */
async function judge(room: string, written: readonly (readonly string[])[]): Promise<Faults> {
  const rows = await server.ask('stored', room);
  const stored = rows.map(({ message }) => message);
  const all = written.flat();
  return {
    lost:
      count(all, (text) => !stored.includes(text)) +
      count(rows, ({ message, files }) => files !== (message.endsWith('file') ? 1 : 0)),
    doubled: count(stored, (text, at) => stored.indexOf(text) !== at),
    outOfOrder:
      count(rows, ({ number }, at) => number !== at + 1) +
      written.reduce((sum, texts) => {
        const own = stored.filter((text) => texts.includes(text));
        return sum + count(texts, (text, at) => own[at] !== text);
      }, 0),
  };
}

/** jsdom has one window: what a tab writes to local storage the others hear of a moment later, as browsers have it. */
function tellStorage(): void {
  for (const name of ['setItem', 'removeItem'] as const) {
    const original = Storage.prototype[name] as (...args: string[]) => void;
    jest.spyOn(Storage.prototype, name).mockImplementation(function heard(this: Storage, ...args: string[]) {
      original.apply(this, args);
      setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key: args[0] ?? null })));
    });
  }
}

const PARTS = Array.from({ length: Math.ceil(SCHEDULES / OF_ONE_PERSON) }, (_, part) => ({
  first: FIRST_SEED + part * OF_ONE_PERSON,
  count: Math.min(OF_ONE_PERSON, SCHEDULES - part * OF_ONE_PERSON),
}));

test.each(PARTS)(
  '[CH-03] [CH-07] $count schedules of deaths, cuts and reloads from seed $first: the outbox loses, doubles and disorders nothing',
  async ({ first, count: schedules }) => {
    const total: Faults = { lost: 0, doubled: 0, outOfOrder: 0 };
    const wrong: number[] = [];
    for (let done = 0; done < schedules; done += AT_ONCE) {
      const from = first + done;
      await server.ask('seed', from);
      const rooms: string[] = [];
      // Before anything dies.
      while (rooms.length < Math.min(AT_ONCE, schedules - done)) rooms.push(await server.ask('newRoom'));
      const played = await Promise.all(rooms.map((room, n) => play(from + n, room)));
      played.forEach((faults, n) => {
        if (faults.lost + faults.doubled + faults.outOfOrder > 0) wrong.push(from + n);
        total.lost += faults.lost;
        total.doubled += faults.doubled;
        total.outOfOrder += faults.outOfOrder;
      });
    }
    console.info(`${schedules} schedules from seed ${first}: ${JSON.stringify(total)}`);
    expect({ ...total, wrong }).toEqual({ lost: 0, doubled: 0, outOfOrder: 0, wrong: [] });
  },
  sized(180_000, 900_000),
);
