import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import checkFile from 'eslint-plugin-check-file';
import formatjs from 'eslint-plugin-formatjs';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { accessibility } from './accessibility.mjs';
import { boundaries } from './boundaries.mjs';
import { dialogs } from './dialogs.mjs';
import { names } from './names.mjs';
import { noModuleCycle } from './module-cycle.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
/** ESLint's own parser, which knows editions of the language apart. */
const espree = createRequire(createRequire(import.meta.url).resolve('eslint'))('espree');
/** What those scripts use of a browser. */
const BROWSER = Object.fromEntries(
  'window document navigator location localStorage performance crypto fetch atob Blob Uint8Array setTimeout setInterval clearInterval'
    .split(' ')
    .map((name) => [name, 'readonly']),
);
const PAGES = ['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'];

/** Vendors that have a face in @portal/shared, and the face to take instead. */
const FACED = [
  { name: 'react-router-dom', message: 'Use @portal/shared/router: the shell shares only what it names.' },
  ...['@reduxjs/toolkit', '@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react', 'react-redux'].map(
    (name) => ({ name, message: 'Use @portal/shared/redux: the shell shares only what it names.' }),
  ),
  ...['redux-saga', 'redux-saga/effects'].map((name) => ({
    name,
    message: 'Use @portal/shared/saga: the shell shares only what it names.',
  })),
  { name: 'socket.io-client', message: 'Use @portal/shared/realtime: the portal has one socket.' },
  { name: 'tus-js-client', message: 'Use @portal/shared/uploads: the shell owns uploads.' },
];

/** What makes a rule of a domain depend on how it is shown or kept. */
const NOT_IN_DOMAIN = [
  {
    group: ['react', 'react-*', 'antd', 'antd/*', '@ant-design/*', '@portal/shared/{redux,saga}'],
    message: 'domain/ holds rules only: no React, no texts, no store.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'var/',
      '.cache/',
      '.reports/',
      'server/migrations/',
      'server/src/openapi/api-types.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'check-file': checkFile, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['*/tsconfig.json'], noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs,cjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{shell,mfe-*,shared,server,delivery}/src/**/': 'KEBAB_CASE' },
      ],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: boundaries(root) }],
      'import-x/order': [
        'error',
        { groups: [['builtin', 'external', 'internal'], 'parent', 'sibling', 'index'] },
      ],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // What asks for types, for other files or for what React makes of a component is Oxlint's (.oxlintrc.json).
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['server/src/modules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    plugins: { server: { rules: { 'no-module-cycle': noModuleCycle } } },
    rules: { 'server/no-module-cycle': 'error' },
  },
  {
    // Read by browsers that can read nothing newer.
    files: ['delivery/browser/**/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', parser: espree, globals: BROWSER },
    rules: {
      strict: ['error', 'function'],
      'no-undef': 'error',
      'no-var': 'off',
      'prefer-const': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  ...accessibility,
  ...dialogs,
  ...names,
  {
    files: PAGES,
    plugins: { formatjs },
    rules: {
      'no-restricted-imports': ['error', { paths: FACED }],
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/no-literal-string-in-jsx': 'error',
    },
  },
  {
    files: ['{shell,mfe-*}/src/domain/**'],
    rules: { 'no-restricted-imports': ['error', { paths: FACED, patterns: NOT_IN_DOMAIN }] },
  },
  {
    files: [
      'shared/{router,redux,saga,realtime,uploads}/**',
      'shell/src/features/**',
      'shell/src/{realtime,transfer}/**',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'tooling/**'],
    rules: {
      'formatjs/no-literal-string-in-jsx': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'off',
      'no-restricted-imports': 'off',
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
