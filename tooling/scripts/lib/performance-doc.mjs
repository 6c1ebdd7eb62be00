import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './workspace.mjs';

/** @typedef {{ value: number, bound?: number }} Figure */
/** @typedef {{ bench: string, on: string, revision: string, figures: Readonly<Record<string, Figure>> }} Run */

const DOC = inRoot('docs', 'performance.md');
const PLOT = inRoot('docs', 'images', 'performance.svg');
const FIGURES = /(<!-- figures -->\n)[\s\S]*?(<!-- \/figures -->)/;

/** Draws figures and plot of docs/performance.md from the history that the benches keep. */
export function writePerformance() {
  const runs = readHistory();
  const doc = readFileSync(DOC, 'utf8');
  writeFileSync(DOC, withFigures(doc, runs));
  writeFileSync(PLOT, plotOf(runs));
}

/** @returns {readonly Run[]} */
export function readHistory() {
  return JSON.parse(readFileSync(inRoot('e2e', 'bench', 'history.json'), 'utf8'));
}

/**
 * The document with the last figures of each bench, and those of the run before.
 * @param {string} doc
 * @param {readonly Run[]} runs
 */
export function withFigures(doc, runs) {
  const tables = benchesOf(runs).map((bench) => {
    const [last, before] = runs.filter((run) => run.bench === bench).toReversed();
    const rows = Object.entries(last?.figures ?? {}).map(([what, { value, bound = '' }]) => {
      const mark = bound !== '' && value > bound ? ' **above**' : '';
      return [what, value, before?.figures[what]?.value ?? '', `${bound}${mark}`];
    });
    const heading = ['what', `${last?.on} (${last?.revision})`, before ? before.on : 'before', 'at most'];
    return `### npm run ${bench}\n\n${table([heading, ...rows])}\n`;
  });
  return doc.replace(FIGURES, (_, begin, end) => `${begin}\n${tables.join('\n')}\n${end}`);
}

/**
 * A table as the formatter leaves it.
 * @param {readonly (readonly (string | number)[])[]} rows
 */
function table(rows) {
  const texts = rows.map((row) => row.map(String));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(3, ...texts.map((row) => (row[column] ?? '').length)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [heading = [], ...body] = texts;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(heading), line(rule), ...body.map(line)].join('\n');
}

const ROW = 22;
const LEFT = 330;
const WIDTH = 860;
/** What lies farther to the right stands at the edge. */
const MOST = 2;

/**
 * Every figure that has a bound, as a part of it: a row of dots, one for each run, the last one filled.
 * @param {readonly Run[]} runs
 */
export function plotOf(runs) {
  const rows = benchesOf(runs).flatMap((bench) => {
    const own = runs.filter((run) => run.bench === bench);
    return Object.entries(own.at(-1)?.figures ?? {}).flatMap(([what, { bound }]) => {
      if (bound === undefined) return [];
      const parts = own.flatMap(({ figures }) => {
        const figure = figures[what];
        return figure ? [figure.value / (figure.bound ?? bound)] : [];
      });
      return [{ name: `${bench.replace('bench:', '')}: ${what}`, parts }];
    });
  });
  const height = rows.length * ROW + 60;
  const x = (/** @type {number} */ part) =>
    Number((LEFT + (Math.min(part, MOST) / MOST) * (WIDTH - LEFT - 20)).toFixed(1));
  const lines = [0, 0.5, 1, 1.5, 2].map(
    (part) =>
      `<line x1="${x(part)}" y1="30" x2="${x(part)}" y2="${height - 20}" stroke="${part === 1 ? '#b91c1c' : '#dfe7e7'}"/>` +
      `<text x="${x(part)}" y="22" text-anchor="middle" fill="#56676b">${part === 1 ? 'bound' : `${part} of it`}</text>`,
  );
  const dots = rows.map(({ name, parts }, index) => {
    const y = 48 + index * ROW;
    const circles = parts.map((part, run) => {
      const isLast = run === parts.length - 1;
      const colour = !isLast ? '#b4c3c3' : part > 1 ? '#b91c1c' : '#0f766e';
      return `<circle cx="${x(part)}" cy="${y}" r="${isLast ? 5 : 3}" fill="${colour}"/>`;
    });
    return `<text x="${LEFT - 14}" y="${y + 4}" text-anchor="end" fill="#12262b">${name}</text>${circles.join('')}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13">\n` +
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>\n${[...lines, ...dots].join('\n')}\n</svg>\n`
  );
}

/** @param {readonly Run[]} runs */
function benchesOf(runs) {
  return [...new Set(runs.map(({ bench }) => bench))].sort();
}
