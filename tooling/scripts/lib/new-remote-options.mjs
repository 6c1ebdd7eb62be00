import { parseArgs } from 'node:util';
import { PlainError } from './workspace.mjs';

const USAGE =
  'npm run new:remote -- <name> [--title "…"] [--title-tr "…"] [--title-ar "…"] [--no-install]\n\n' +
  'Makes mfe-<name>, which answers /<name>. The titles stand in the navigation; what is missing is the English one,\n' +
  'and that is the name. --no-install leaves the installation of its dependencies to you.';

/** It is a message too, in which brackets have a meaning. */
const TITLE = /^(?=.*\S)[^{}<>\\\n]+$/;

/**
 * What `npm run new:remote` is told.
 * @param {readonly string[]} argv
 */
export function readNewRemoteOptions(argv) {
  const { values, positionals } = parse(argv);
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw wrong('A new remote needs one name.');
  const en = values.title ?? titleOf(name);
  const title = { en, tr: values['title-tr'] ?? en, ar: values['title-ar'] ?? en };
  const bad = Object.values(title).find((text) => !TITLE.test(text));
  if (bad !== undefined) throw wrong(`'${bad}' is not a title: one line, without { } < > and \\`);
  return { name, title, install: !values['no-install'] };
}

/** @param {readonly string[]} argv */
function parse(argv) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        'title-tr': { type: 'string' },
        'title-ar': { type: 'string' },
        'no-install': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw wrong(error.message);
  }
}

/** `lab-notes` is 'Lab notes'. */
function titleOf(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} message */
const wrong = (message) => new PlainError(`${message}\n\nUsage: ${USAGE}`, { exitCode: 2 });
