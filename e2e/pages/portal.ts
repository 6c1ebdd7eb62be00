import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, SUPER_ADMIN } from '../support/api';
import { texts, type Language } from '../support/languages';

const NAMES: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** The shell as a person uses it: sign-in, toolbar, navigation. */
export class Portal {
  readonly text: (id: string, values?: Record<string, string>) => string;
  readonly main: Locator;
  readonly heading: Locator;

  constructor(
    readonly page: Page,
    readonly language: Language = 'en',
  ) {
    this.text = texts(language);
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
  }

  async signIn(username = SUPER_ADMIN): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByText(NAMES[this.language], { exact: true }).click();
    await this.tryToSignIn(username, PASSWORD);
    await this.page.waitForURL((url) => url.pathname !== '/login');
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
    const navigation = this.page.getByRole('navigation', { name: this.text('shell.layout.navigation') });
    await navigation.getByRole('link', { name: title, exact: true }).click();
  }

  toolbarButton(id: string): Locator {
    const [name = ''] = this.text(id).split(/[,{،]/);
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name.trim()}`) });
  }

  notice(text: string): Locator {
    return this.page.locator('.ant-message').getByText(text);
  }
}
