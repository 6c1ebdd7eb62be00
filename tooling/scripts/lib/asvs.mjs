// Reads docs/asvs.md, and says what is wrong with it.

/**
 * The requirements of ASVS 5.0.0: a section, and the level of each of its requirements in their order.
 */
const LEVELS = `
1.1 22; 1.2 1111122223; 1.3 112222222223; 1.4 222; 1.5 123
2.1 122; 2.2 112; 2.3 12223; 2.4 23
3.2 113; 3.3 12223; 3.4 11222233; 3.5 11122333; 3.7 22333
4.1 12233; 4.2 23333; 4.3 22; 4.4 1222
5.1 2; 5.2 112333; 5.3 113; 5.4 222
6.1 122; 6.2 111111112222; 6.3 11223333; 6.4 112233; 6.5 22222333; 6.6 2223; 6.8 2222
7.1 222; 7.2 1111; 7.3 22; 7.4 11222; 7.5 223; 7.6 22
8.1 1233; 8.2 1123; 8.3 133; 8.4 23
9.1 111; 9.2 1222
10.1 22; 10.2 223; 10.3 22223; 10.4 1111122222233333; 10.5 22222; 10.6 22; 10.7 222
11.1 2233; 11.2 22233; 11.3 11233; 11.4 1222; 11.5 23; 11.6 23
12.1 12233; 12.2 11; 12.3 22223
13.1 2333; 13.2 222223; 13.3 2233; 13.4 1222233
14.1 22; 14.2 12223333; 14.3 122
15.1 12233; 15.2 12233; 15.3 1222222
16.1 2; 16.2 22222; 16.3 2222; 16.4 222; 16.5 2223
17.1 23; 17.2 22223333; 17.3 22`;

const STATES = ['met', 'partly', 'not met', 'not applicable'];
const ROW = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/;
const COUNTS = /^\| (1|2|1 and 2) +\| ([\d| ]+)\|$/;
/** What is named in backticks and looks like a file, and commands. */
const NAMED_FILE = /^[\w@.-]+(?:\/[\w@.-]+)+$|^[\w-]+\.(?:md|json|yaml|mjs)$/;
const NAMED_SCRIPT = /^npm run ([\w:-]+)/;
const LEAST_REASON = 6;

/** @returns {Map<string, number>} ids of levels 1 and 2, with their level */
export function requirementsOf() {
  const sections = LEVELS.split(/[;\n]/).map((text) => text.trim().split(' '));
  const all = sections.flatMap(([section, levels = '']) =>
    [...levels].map((level, index) => [`${section}.${index + 1}`, Number(level)]),
  );
  return new Map(all.filter(([, level]) => level <= 2));
}

/** @returns {{ rows: object[], counts: Map<string, number[]> }} */
export function parseAsvs(text) {
  const lines = text.split('\n');
  const rows = lines.flatMap((line) => {
    const [, id, level, subject, state, proof] = ROW.exec(line) ?? [];
    return id === undefined ? [] : [{ id, level: Number(level), subject, state, proof }];
  });
  const counts = lines.flatMap((line) => {
    const [, level, numbers] = COUNTS.exec(line) ?? [];
    return level === undefined ? [] : [[level, numbers.split('|').map(Number)]];
  });
  return { rows, counts: new Map(counts) };
}

/**
 * @param {string} text of the document
 * @param {{ hasFile: (path: string) => boolean, scripts: readonly string[] }} project
 * @returns {string[]} what is wrong, in words
 */
export function faultsOf(text, project) {
  const { rows, counts } = parseAsvs(text);
  return [
    ...faultsOfIds(rows),
    ...rows.flatMap((row) => faultsOfRow(row, project)),
    ...faultsOfCounts(rows, counts),
  ];
}

function faultsOfIds(rows) {
  const required = requirementsOf();
  const ids = rows.map(({ id }) => id);
  return [
    ...[...required.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...rows
      .filter(({ id, level }) => required.get(id) !== level)
      .map(({ id }) => `${id} is no requirement of that level`),
  ];
}

function faultsOfRow({ id, subject, state, proof }, { hasFile, scripts }) {
  const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const missing = named.filter((name) => {
    const script = NAMED_SCRIPT.exec(name)?.[1];
    return script === undefined ? NAMED_FILE.test(name) && !hasFile(name) : !scripts.includes(script);
  });
  const hasWords = proof.replaceAll(/\W/g, '').length >= LEAST_REASON;
  return [
    ...missing.map((name) => `${id} names ${name}, which is not there`),
    ...(STATES.includes(state) ? [] : [`${id} has no state '${state}'`]),
    ...(subject === '' ? [`${id} has no subject`] : []),
    ...(hasWords ? [] : [`${id} has neither proof nor reason`]),
  ];
}

function faultsOfCounts(rows, counts) {
  return ['1', '2', '1 and 2'].flatMap((name) => {
    const counted = rows.filter(({ level }) => name === '1 and 2' || level === Number(name));
    const [met, partly, notMet, notApplicable] = STATES.map(
      (state) => counted.filter((row) => row.state === state).length,
    );
    const expected = [counted.length, counted.length - notApplicable, met, partly, notMet, notApplicable];
    const given = counts.get(name)?.slice(0, expected.length) ?? [];
    return String(given) === String(expected)
      ? []
      : [`level ${name} counts ${given}, its rows are ${expected}`];
  });
}
