// The portal's own server, in a process of its own, with an ear at its connections to the database: told to listen, it notes
// every statement; asked for its memory, it says how much it has, and the most since it was asked before.
import pg from 'pg';
import type { Answer, Question, Statement } from './server-process';

type Query = (...args: unknown[]) => unknown;

let noted: Statement[] | null = null;
let peak = 0;

const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;
prototype.query = function noteQuery(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args;
  const config =
    typeof first === 'string' ? { text: first } : (first as { text?: string; values?: unknown[] });
  if (noted && config?.text !== undefined)
    noted.push({ text: config.text, values: Array.isArray(second) ? second : (config.values ?? []) });
  return query.apply(this, args);
};

setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 50).unref();

process.on('message', (question: Question) => {
  if (question === 'listen') noted = [];
  const statements = noted ?? [];
  if (question === 'tell') noted = null;
  const rss = process.memoryUsage.rss();
  const answer: Answer = { statements, rss, peak: Math.max(peak, rss) };
  if (question === 'memory') peak = rss;
  process.send?.(answer);
});

await import('../../src/main');
