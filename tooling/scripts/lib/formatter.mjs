import { inRoot, readJson } from './workspace.mjs';

/** The command of the formatter, for Node.js; what it keeps to is in `.oxfmtrc.json`. */
export const FORMATTER = inRoot('node_modules/oxfmt/bin/oxfmt');

/**
 * A generated file as the check of formats wants it.
 * @param {string} file its path, which says of what kind it is
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  // Loaded by the few scripts that generate: tests know the command alone.
  const { format } = await import('oxfmt');
  const { printWidth, singleQuote, trailingComma, sortPackageJson } = readJson(inRoot('.oxfmtrc.json'));
  const options = { printWidth, singleQuote, trailingComma, sortPackageJson };
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
