import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FORMATTER } from './formatter.mjs';
import { lastLines, run } from './processes.mjs';
import { inRoot, PlainError, ROOT } from './workspace.mjs';

const TEMPLATE = inRoot('tooling', 'templates', 'remote');
const SUFFIX = '.template';
const BETWEEN_ENTRIES = 10;

/**
 * @typedef {{ en: string, tr: string, ar: string }} Title
 * @typedef {{ name: string, title: Title, manifests: readonly import('./new-remote-manifests.mjs').Manifest[] }} NewRemote
 */

/**
 * Makes the folder of a new remote from the template. When it cannot, there is no folder.
 * @param {NewRemote} remote
 */
export async function makeRemote(remote) {
  const folder = `mfe-${remote.name}`;
  try {
    for (const [file, content] of remoteFiles(remote)) {
      const location = inRoot(folder, file);
      mkdirSync(path.dirname(location), { recursive: true });
      writeFileSync(location, content, { flag: 'wx' });
    }
    await format(folder);
  } catch (error) {
    rmSync(inRoot(folder), { recursive: true, force: true });
    throw error;
  }
}

/**
 * The files of a new remote by their path in its folder, before they are formatted.
 * @param {NewRemote} remote
 * @returns {Map<string, string>}
 */
export function remoteFiles({ name, title, manifests }) {
  const camel = name.replace(/-([a-z])/g, (_hyphen, letter) => letter.toUpperCase());
  const orders = manifests.flatMap(({ navigation }) => navigation.map(({ order }) => order));
  const values = {
    name,
    camel,
    Pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    title: title.en,
    'title.en': JSON.stringify(title.en),
    'title.tr': JSON.stringify(title.tr),
    'title.ar': JSON.stringify(title.ar),
    order: String(Math.max(0, ...orders) + BETWEEN_ENTRIES),
  };
  const files = templateFiles().map((file) => [
    fill(file.slice(0, -SUFFIX.length), values),
    fill(readFileSync(path.join(TEMPLATE, file), 'utf8'), values),
  ]);
  return new Map(files);
}

function templateFiles() {
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(SUFFIX))
    .sort();
}

/**
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 */
function fill(text, values) {
  return text.replace(/__([A-Za-z.]+)__/g, (field, key) => {
    if (!Object.hasOwn(values, key)) throw new Error(`The template asks for ${field}, which nobody knows`);
    return values[key];
  });
}

/** Lines are as long as the names in them, so their breaks cannot stand in the template. */
async function format(folder) {
  const { code, output } = await run(process.execPath, [FORMATTER, folder], { cwd: ROOT });
  if (code !== 0) throw new PlainError(`${lastLines(output)}\n\nThe new remote could not be formatted.`);
}

/**
 * What to do with a new remote, as a person needs it once.
 * @param {string} name
 * @param {Title} title
 */
export function nextSteps(name, { en, tr, ar }) {
  const same = [tr === en ? 'Turkish' : '', ar === en ? 'Arabic' : ''].filter(Boolean);
  const titles =
    same.length > 0 ? [`  its title in ${same.join(' and ')}: the English one stands there`] : [];
  return [
    '',
    `mfe-${name} is made: the page /${name} and '${en}' in the navigation of customers.`,
    '',
    'Next:',
    ...titles,
    `  mfe-${name}/src/manifest.ts                     its addresses, its entries in the navigation, who may see them`,
    `  npx jest --selectProjects mfe-${name}`,
    `  npm run dev -- ${name}                          see it in the portal that runs; the shell need not know it`,
    `  npm run release -- ${name} --activate --reason "first release"`,
  ].join('\n');
}
