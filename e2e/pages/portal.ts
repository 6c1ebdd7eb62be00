import { expect, type Locator, type Page } from '@playwright/test';
import { passwordOf, SUPER_ADMIN } from '../support/api';
import { texts, type Language } from '../support/languages';

const NAMES: Record<Language, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The shell as a person uses it: sign-in, toolbar, navigation. */
export class Portal {
  readonly text: (id: string, values?: Record<string, string>) => string;
  readonly main: Locator;
  readonly heading: Locator;
  readonly navigation: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.text = texts(language);
    this.main = page.getByRole('main');
    this.navigation = page.getByRole('navigation', { name: this.text('shell.layout.navigation') });
    this.heading = this.main.getByRole('heading', { level: 1 });
  }

  /** The portal speaks the test's language from its next page on. */
  async speak(): Promise<void> {
    await this.page.addInitScript((locale) => localStorage.setItem('portal.locale', locale), this.language);
  }

  async signIn(username = SUPER_ADMIN): Promise<void> {
    await this.openLogin();
    await this.tryToSignIn(username, passwordOf(username));
    await this.page.waitForURL((url) => url.pathname !== '/login');
  }

  async openLogin(): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByText(NAMES[this.language], { exact: true }).click();
    // Texts of another language come a moment later.
    await expect(this.page.getByRole('button', { name: this.text('shell.session.submit') })).toBeVisible();
  }

  async tryToSignIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel(this.text('shell.session.username')).fill(username);
    await this.page.getByLabel(this.text('shell.session.password'), { exact: true }).fill(password);
    await this.page.getByRole('button', { name: this.text('shell.session.submit') }).click();
  }

  async signOut(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.text('shell.layout.userMenu', { name }) }).click();
    await this.page.getByRole('menuitem', { name: this.text('shell.layout.logout') }).click();
    await this.page.waitForURL('**/login');
  }

  /** Follows an entry of the navigation by the title it has in its remote's manifest. */
  async goTo(title: string): Promise<void> {
    await this.follow(title);
    await expect(this.heading).toBeVisible();
  }

  /** The same, wherever it may lead. */
  async follow(title: string): Promise<void> {
    await this.navigation.getByRole('link', { name: title, exact: true }).click();
  }

  toolbarButton(id: string): Locator {
    // What its name begins with, or ends with where it begins with a value.
    const text = this.text(id);
    const [start = ''] = text.split(/[,{،]/);
    const name = start === '' ? new RegExp(`${text.split('}').at(-1)}$`) : new RegExp(`^${start.trim()}`);
    return this.page.getByRole('banner').getByRole('button', { name });
  }

  notice(text: string): Locator {
    return this.page.locator('.ant-message').getByText(text);
  }
}
