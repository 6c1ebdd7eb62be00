import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Language = 'en' | 'ar';

const catalogue = (folder: string, language: Language): Record<string, string> =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../${folder}/i18n/${language}.json`, import.meta.url)), 'utf8'),
  );

/** The texts of a language, as the portal's own catalogues have them: `text('shell.login.submit')`. */
export function texts(language: Language): (id: string, values?: Record<string, string>) => string {
  const folders = [
    'shared/ui',
    'shell/src',
    'mfe-cases/src',
    'mfe-company/src',
    'mfe-shipments/src',
    'mfe-doctors/src',
    'mfe-chat/src',
  ];
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
