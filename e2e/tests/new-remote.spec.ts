import { expect, type Page } from '@playwright/test';
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { Portal } from '../pages/portal';
import { test } from '../support/own-gateway';
import { ROOT } from '../support/portals';
import { run } from '../support/processes';
import { folderInWorkspace } from '../support/run-folder';

const NAME = 'visits';
const TITLE = 'Visits';
/** What is made from the sources, and so is not copied; dependencies are linked. */
const NO_SOURCE = [
  'node_modules',
  'dist',
  'var',
  '.cache',
  '.git',
  '.reports',
  'test-results',
  'playwright-report',
];

/** A workspace of its own for the new remote, so that the one under test stays as it is. */
class Workspace {
  private constructor(private readonly root: string) {}

  static async copy(): Promise<Workspace> {
    const root = await folderInWorkspace('workspace');
    const isSource = (path: string): boolean => !NO_SOURCE.includes(basename(path));
    // One by one: the copy lies below the workspace, in a folder that is none of its sources.
    for (const entry of (await readdir(ROOT, { withFileTypes: true })).filter(({ name }) => isSource(name))) {
      await cp(join(ROOT, entry.name), join(root, entry.name), { recursive: true, filter: isSource });
      if (entry.isDirectory()) await linkDependencies(root, entry.name);
    }
    await linkDependencies(root, '.');
    // A checkout of its own to tools that leave out what git does: to the one around it, all of this is.
    await mkdir(join(root, '.git'));
    return new Workspace(root);
  }

  /** Makes the remote as a squad does; its dependencies are those of every remote. */
  async makeRemote(): Promise<void> {
    await this.script('new-remote.mjs', NAME, '--title', TITLE, '--no-install');
    await linkDependencies(this.root, 'mfe-doctors', `mfe-${NAME}`);
  }

  /** Checks, tests and builds the remote alone; answers what was said, and where the build is. */
  async build(): Promise<{ output: string; dist: string }> {
    const output = await this.script('release.mjs', NAME, '--dry-run', '--data', join(this.root, 'var'));
    return { output, dist: join(this.root, `mfe-${NAME}`, 'dist') };
  }

  async remove(): Promise<void> {
    await rm(this.root, { recursive: true, force: true });
  }

  private async script(name: string, ...args: string[]): Promise<string> {
    const script = join(this.root, 'tooling', 'scripts', name);
    const { code, output } = await run({ args: [script, ...args], cwd: relative(ROOT, this.root) });
    if (code !== 0) throw new Error(output);
    return output;
  }
}

/**
 * Gives a package of a copied workspace the dependencies of one here. Links between packages are relative, so in the copy
 * they lead to the copy; what came from a registry is shared.
 */
async function linkDependencies(root: string, from: string, to = from): Promise<void> {
  const dependencies = join(ROOT, from, 'node_modules');
  const isStore = (source: string): boolean => basename(source) === '.pnpm';
  const filter = (source: string): boolean => !isStore(source);
  const target = join(root, to, 'node_modules');
  const there = await readdir(dependencies).catch(() => []);
  if (there.length === 0) return;
  await cp(dependencies, target, { recursive: true, verbatimSymlinks: true, filter });
  if (there.some(isStore)) await symlink(join(dependencies, '.pnpm'), join(target, '.pnpm'));
}

/** The version that a build states. */
async function versionOf(dist: string): Promise<string> {
  const build: unknown = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8'));
  if (typeof build !== 'object' || build === null || !('version' in build))
    throw new Error(`${dist} is no build`);
  return String(build.version);
}

const entryOf = (portal: Portal) =>
  portal.page
    .getByRole('navigation', { name: portal.text('shell.layout.navigation') })
    .getByRole('link', { name: TITLE, exact: true });

/** A mark that a reload would take away. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute('data-tab', 'open'));

test('[PL-02] a sixth remote appears in an open tab by publishing alone', async ({ page, gateway, api }) => {
  // Checks, tests and builds a package.
  test.setTimeout(600_000);
  const workspace = await Workspace.copy();
  try {
    await workspace.makeRemote();
    const { output, dist } = await workspace.build();
    expect(output).toContain(`built 1 package: mfe-${NAME}`);
    expect(output.match(/^✓ .*\bbuild and smoke test of mfe-/gm)).toHaveLength(1);

    const portal = new Portal(page);
    await api.newCase('In the Table');
    await page.goto('/doctors');
    await expect(portal.heading).toHaveText('Doctors');
    await mark(page);
    await expect(entryOf(portal)).toHaveCount(0);

    await gateway.delivery('publish', dist);
    await expect(entryOf(portal)).toHaveCount(0);
    await gateway.delivery('activate', `${NAME}@${await versionOf(dist)}`);

    await expect(entryOf(portal)).toBeVisible();
    await expect(portal.heading).toHaveText('Doctors');
    await portal.goTo(TITLE);
    await expect(portal.heading).toHaveText(TITLE);
    expect(new URL(page.url()).pathname).toBe(`/${NAME}`);
    await expect(portal.main.getByRole('table', { name: TITLE })).toContainText(/C-\d+/);
    await expect(page.locator('body')).toHaveAttribute('data-tab', 'open');

    await portal.goTo('Doctors');
    await expect(portal.heading).toHaveText('Doctors');
  } finally {
    await workspace.remove();
  }
});
