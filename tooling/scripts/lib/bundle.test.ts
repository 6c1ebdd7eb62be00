import { readFileSync } from 'node:fs';
import { bundlePrograms } from './bundle.mjs';
import { productionPackages } from './production-packages.mjs';
import { inRoot } from './workspace.mjs';

/** What is there for a demo, for developers and for tests. */
const NOT_FOR_PRODUCTION =
  /^server\/src\/(demo\/|demo-mode|modules\/provider\/simulator\/)|\/testing\/|\.test\.|^e2e\//;

describe('the portal for production', () => {
  it('has no demo, no simulated lab and no tests, and installs what it imports alone', async () => {
    const { files, packages } = await bundlePrograms('nowhere', { write: false });
    expect(files).toEqual(expect.arrayContaining(['server/src/run-server.ts', 'delivery/src/main.ts']));
    expect(files.filter((file) => NOT_FOR_PRODUCTION.test(file))).toEqual([]);

    const lock = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8');
    const { dependencies } = productionPackages(lock, packages);
    expect(Object.keys(dependencies)).toEqual(packages);
    expect(Object.values(dependencies)).toEqual(packages.map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/)));
    for (const tool of ['tsx', 'esbuild', 'webpack', 'typescript', 'jpeg-js', '@gltf-transform/core'])
      expect(packages).not.toContain(tool);
  });

  it('looks for files beside itself only where the bundle lies as deep as the source', async () => {
    const { files } = await bundlePrograms('nowhere', { write: false });
    const looking = files.filter((file) => readFileSync(inRoot(file), 'utf8').includes('import.meta.url'));
    expect(looking.filter((file) => /^(server|delivery)\//.test(file))).toEqual([
      'delivery/src/main.ts',
      // Its decoder is a program of the bundle, in the same folder.
      'server/src/modules/asset/pictures/heic-to-jpeg.ts',
      'server/src/package-folder.ts',
      'server/src/watchdog.ts',
    ]);
  });

  it('has its packages in the versions that were tested, with the peers they were tested with', () => {
    const lock = [
      "lockfileVersion: '9.0'\n\nsettings:\n  autoInstallPeers: true\n",
      'catalogs:\n  default:\n    pg:\n      specifier: 8.0.0\n      version: 8.0.0\n',
      "importers:\n\n  delivery:\n    dependencies:\n      '@a/b':\n        specifier: 'catalog:'\n        version: 1.0.0(pg@8.0.0)",
      "  server:\n    dependencies:\n      '@portal/shared':\n        specifier: workspace:*\n        version: link:../shared",
      "      pg:\n        specifier: 'catalog:'\n        version: 8.0.0",
      "    devDependencies:\n      tsx:\n        specifier: 'catalog:'\n        version: 4.0.0\n",
      'packages:\n\n  pg@8.0.0: {}\n',
    ].join('\n');
    const made = productionPackages(lock, ['@a/b', 'pg']);
    expect(made.dependencies).toEqual({ '@a/b': '1.0.0', pg: '8.0.0' });
    expect(made.lock).toBe(
      [
        "lockfileVersion: '9.0'\n\nsettings:\n  autoInstallPeers: true\n",
        "importers:\n\n  .:\n    dependencies:\n      '@a/b':\n        specifier: 1.0.0\n        version: 1.0.0(pg@8.0.0)",
        "      'pg':\n        specifier: 8.0.0\n        version: 8.0.0\n",
        'packages:\n\n  pg@8.0.0: {}\n',
      ].join('\n'),
    );
    expect(() => productionPackages(lock, ['tsx'])).toThrow('tsx is imported, and no dependency of');
  });
});
