import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const fromTooling = createRequire(new URL('./tooling/package.json', import.meta.url));

/** Packages that ship ES modules only and so are compiled for Jest like our own code. */
const ES_MODULES = [
  '@ant-design',
  '@rc-component',
  'react-intl',
  '@formatjs',
  '@noble',
  'typebox',
  '@tus',
  'intl-messageformat',
  'srvx',
  '@electric-sql',
  'lodash-es',
  'uncrypto',
  'three',
  'openapi-fetch',
  'cookie',
  '@gltf-transform',
  'property-graph',
  'meshoptimizer',
];

/** Barrels of which a test needs little. */
const STYLES = '@ant-design/(cssinjs-utils/lib/util/genStyleUtils|cssinjs/lib/hooks/useCacheToken)\\.js';
const OWNER_STACKS = 'react/cjs/react(-jsx-runtime)?\\.development\\.js';
const IDS = '@rc-component/util/lib/hooks/useId\\.js';
const BARRELS = ['antd/lib/index\\.js', '@ant-design/icons/lib/icons/index\\.js'];

const shared = {
  transform: {
    [`/node_modules/${STYLES}$`]: fileURLToPath(new URL('./tooling/jest/no-styles.cjs', import.meta.url)),
    [`/node_modules/${OWNER_STACKS}$`]: fileURLToPath(
      new URL('./tooling/jest/no-owner-stacks.cjs', import.meta.url),
    ),
    [`/node_modules/${IDS}$`]: fileURLToPath(new URL('./tooling/jest/own-ids.cjs', import.meta.url)),
    [`/node_modules/(${BARRELS.join('|')})$`]: fileURLToPath(
      new URL('./tooling/jest/lazy-barrel.cjs', import.meta.url),
    ),
    '^.+\\.([cm]?[jt]sx?)$': [
      fromTooling.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(${ES_MODULES.join('|')})[@+]|[^/]+/node_modules/(${[...BARRELS, OWNER_STACKS].join('|')}))`,
  ],
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': '<rootDir>/../tooling/jest/css-module.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
};

const project = (folder, more) => ({
  ...shared,
  displayName: folder,
  rootDir: folder,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  ...more,
});
const browser = {
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // Of what it is without a bundler, that it is in Node.js: it would take a socket that only Node.js has.
    '^socket\\.io-client$': 'socket.io-client/dist/socket.io.js',
  },
  testEnvironment: './../tooling/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/../shared/testing/jest-setup.ts'],
};
const remotes = readdirSync(new URL('.', import.meta.url)).filter((name) => name.startsWith('mfe-'));

/** Tests of what only that service does are run where the tests are given one. */
const services = [
  ['TEST_DATABASE_URL', '\\.postgres\\.test\\.ts$'],
  ['TEST_REDIS_URL', '\\.redis\\.test\\.ts$'],
];
const withoutServices = services.filter(([variable]) => !process.env[variable]).map(([, files]) => files);

/** One project per package. */
export default {
  // Ends a test that would go on for ever: each wait has a limit of its own. The longest test takes 15 s on a quiet machine, and took four
  // times that where two other suites ran beside it.
  testTimeout: 180_000,
  // One more than there are cores: a test of the server waits for its database for a fifth of its time.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  // Kept between runs, whose temporary folders are not.
  cacheDirectory: fileURLToPath(new URL('.cache/jest', import.meta.url)),
  projects: [
    ...['shell', ...remotes, 'shared'].map((folder) => project(folder, browser)),
    project('server', {
      testEnvironment: './../tooling/jest/server-environment.cjs',
      runtime: fileURLToPath(new URL('tooling/jest/server-runtime.cjs', import.meta.url)),
      globalTeardown: '<rootDir>/src/testing/services/drop-databases.ts',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...withoutServices],
    }),
    ...['delivery', 'deploy', 'tooling'].map((folder) =>
      project(folder, {
        testEnvironment: './../tooling/jest/node-environment.cjs',
        testPathIgnorePatterns: [...shared.testPathIgnorePatterns, ...withoutServices],
      }),
    ),
  ].filter(({ rootDir }) => existsSync(new URL(`${rootDir}/package.json`, import.meta.url))),
};
