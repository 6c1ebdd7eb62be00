import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './portals';

export type Language = 'en' | 'tr' | 'ar';

const catalogue = (folder: string, language: Language): Record<string, string> =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../${folder}/i18n/${language}.json`, import.meta.url)), 'utf8'),
  );

/** The texts of a language, as the portal's own catalogues have them: `text('shell.login.submit')`. */
export function texts(language: Language): (id: string, values?: Record<string, string>) => string {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const folders = ['shared/ui', ...['shell', ...remotes].map((name) => `${name}/src`)];
  const all = Object.assign({}, ...folders.map((folder) => catalogue(folder, language))) as Record<
    string,
    string
  >;
  return (id, values = {}) => {
    const text = all[id];
    if (text === undefined) throw new Error(`No text ${id} in ${language}`);
    return Object.entries(values).reduce(
      (filled, [key, value]) => filled.replaceAll(`{${key}}`, value),
      text,
    );
  };
}
