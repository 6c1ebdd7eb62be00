import { inRoot, readJson } from '../scripts/lib/workspace.mjs';
import { pageTemplate } from './page-template.mjs';

test.each(['en', 'tr', 'ar'])('the page has a login in %s, with that language chosen', (language) => {
  const page = pageTemplate(inRoot('shell'));
  const [, login = ''] = new RegExp(`<!--portal:login:${language} (.*?)-->`).exec(page) ?? [];
  const texts = readJson(inRoot('shell', 'src', 'i18n', `${language}.json`));
  for (const name of ['username', 'password', 'submit', 'forgotten'])
    expect(login).toContain(`>${texts[`shell.session.${name}`]}<`);
  expect(login.match(/value="\w+" checked/g)).toEqual([`value="${language}" checked`]);
  expect(login).not.toContain('{{');
});

test('no login page can be sent to an address', () => {
  const page = pageTemplate(inRoot('shell'));
  expect(page.match(/<form [^>]*>/g)).toEqual(Array(3).fill('<form method="dialog" novalidate>'));
  expect(page).not.toMatch(/\b(form)?action=/);
});
