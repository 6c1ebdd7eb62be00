/**
 * Where the processor time of tests goes, by whose code runs. The first rule that fits decides; files are those of a CPU profile,
 * functions its names for what has no file.
 */
const RULES = [
  { phase: 'waiting', name: /^\(idle\)$/ },
  { phase: 'memory', name: /^\(garbage collector\)$/ },
  { phase: 'compiling sources (swc)', file: /@swc|@jest\+transform/ },
  {
    phase: 'loading modules',
    file: /^node:internal\/(vm|modules)|jest-(runtime|resolve|haste-map)|unrs-resolver/,
  },
  { phase: 'database in process', file: /electric-sql|^wasm:/ },
  { phase: 'database calls', file: /drizzle|pg(-|@|\/)|ioredis/ },
  {
    phase: 'rendering',
    file: /react|antd|@ant-design|@rc-component|immer|redux|formatjs|intl-messageformat/,
  },
  { phase: 'document', file: /jsdom|cssstyle|nwsapi|symbol-tree|parse5|cssom|css-color|whatwg-url/ },
  { phase: 'queries and typing', file: /testing-library|aria-query|dom-accessibility-api/ },
  { phase: 'test runner', file: /jest|expect|pretty-format|fast-check/ },
  { phase: 'libraries', file: /node_modules/ },
  { phase: 'Node.js', file: /^node:/ },
  { phase: 'our code', file: /./ },
  { phase: 'native', name: /./ },
];

/**
 * What of a V8 CPU profile is read here. Times are microseconds.
 * @typedef {{ id: number, callFrame: { functionName: string, url: string } }} ProfileNode
 * @typedef {{ nodes: ProfileNode[], samples: number[], timeDeltas: number[] }} Profile
 */

/**
 * @param {Profile} profile
 * @returns {Map<string, number>} milliseconds by phase
 */
export function phasesOf({ nodes, samples, timeDeltas }) {
  const phaseById = new Map(nodes.map(({ id, callFrame }) => [id, phaseOf(callFrame)]));
  const times = new Map();
  samples.forEach((id, index) => {
    const phase = phaseById.get(id) ?? 'native';
    times.set(phase, (times.get(phase) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
  });
  return times;
}

/** @param {ProfileNode['callFrame']} frame */
function phaseOf({ functionName, url }) {
  return (
    RULES.find(({ name, file }) => (file ? file.test(url) : name?.test(functionName)))?.phase ?? 'native'
  );
}
