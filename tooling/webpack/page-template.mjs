import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SPLASH = '<!--portal:splash-->';

/**
 * The shell's page for the gateway: its `index.html`, with the login page of `login.html` in each language. Those stand in comments,
 * so that a gateway which does not know them yet serves the page as it is.
 * @param {string} shellDir
 * @returns {string}
 */
export function pageTemplate(shellDir) {
  const read = (/** @type {string[]} */ ...path) => readFileSync(resolve(shellDir, 'src', ...path), 'utf8');
  const form = compact(read('login.html'));
  const blocks = readdirSync(resolve(shellDir, 'src/i18n'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const language = file.slice(0, -'.json'.length);
      return `<!--portal:login:${language} ${inLanguage(form, language, JSON.parse(read('i18n', file)))}-->`;
    });
  return read('index.html').replace(SPLASH, () => `${SPLASH}${blocks.join('')}`);
}

/**
 * @param {string} form
 * @param {string} language
 * @param {Readonly<Record<string, string>>} texts
 * @throws Error for a text that is in no catalogue
 */
function inLanguage(form, language, texts) {
  return form.replace(/ ?\{\{([\w.:]+)\}\}/g, (whole, /** @type {string} */ name) => {
    if (name.startsWith('checked:')) return name.endsWith(`:${language}`) ? ' checked' : '';
    const text = texts[name];
    if (text === undefined)
      throw new Error(`login.html asks for ${name}, which is not in i18n/${language}.json`);
    return (whole.startsWith(' ') ? ' ' : '') + escape(text);
  });
}

/**
 * Without comments and the space between elements: every login page is served with it.
 * @param {string} html
 */
function compact(html) {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> /g, '>')
    .replace(/ ([<>])/g, '$1')
    .replace(/ \/>/g, '/>')
    .trim();
}

/** @param {string} text */
function escape(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
