import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { GuardedChunksPlugin } from './guarded-chunks-plugin.mjs';

const require = createRequire(import.meta.url);
const HERE = dirname(fileURLToPath(import.meta.url));
export const ROOT = resolve(HERE, '../..');
const PATCHES = resolve(ROOT, 'patches');

/** The package being built, and how: set by the build script. */
export function buildSettings() {
  const packageDir = process.env.PORTAL_PACKAGE_DIR ?? process.cwd();
  return {
    packageDir,
    version: process.env.PORTAL_VERSION ?? 'dev',
    outputDir: process.env.PORTAL_OUTPUT_DIR ?? resolve(packageDir, 'dist'),
    isProduction: process.env.NODE_ENV !== 'development',
    publicPath: 'auto',
  };
}

/** What shell and remotes have in common: TypeScript by swc, CSS modules in files, chunks named by content. */
export function baseConfig({ packageDir, version, outputDir, isProduction, publicPath }) {
  return {
    mode: isProduction ? 'production' : 'development',
    context: packageDir,
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: outputDir,
      clean: true,
      publicPath,
      // A content hash in a file name breaks the federation runtime; chunks may have one. Folders carry the version.
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'browser', 'default'],
    },
    module: {
      parser: {
        javascript: {
          // A worker starts from bytes whose hash is checked, which the browser's own constructor does not do.
          worker: ['CheckedWorker from ./checked-worker', '...'],
          // A name that its module does not have is undefined on the page, and takes all that the module has along.
          exportsPresence: 'error',
        },
      },
      rules: [
        {
          test: /\.[mc]?[jt]sx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: swcOptions(isProduction),
        },
        { test: /antd[\\/]es[\\/]index\.js$/, loader: require.resolve('./antd-loader.cjs') },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: '[local]-[hash:base64:6]',
                  // Two releases of a domain may be in one page, and the style of the one must not reach the other.
                  localIdentHashSalt: version,
                  getLocalIdent: nameOnStaticPage,
                },
              },
            },
          ],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
      ...(isProduction ? [new GuardedChunksPlugin()] : []),
    ],
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: 2 })],
      chunkIds: 'deterministic',
      // A worker is one file: it has nothing to check the hashes of further ones by.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && chunk.getEntryOptions()?.worker !== true },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(ROOT, '.cache/webpack'),
      name: `${packageName(packageDir)}-${isProduction ? 'production' : 'development'}`,
      // What makes a build: neither its tests nor what it brings to the page.
      buildDependencies: {
        config: readdirSync(HERE)
          .filter((file) => /\.[mc]js$/.test(file))
          .map((file) => resolve(HERE, file)),
        // A patched package has the version that it had: webpack would take what it knows of it.
        patches: readdirSync(PATCHES).map((file) => resolve(PATCHES, file)),
      },
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Styles of the login page, which stands in the page's HTML before any script has run: `login.html` names their classes. */
const ON_STATIC_PAGE = /[\\/](guest-card|plain-form|language-choice)\.module\.css$/;

/** Such a class is named by its file and itself; a page has one shell, so it needs no salt. All others are named by their hash. */
function nameOnStaticPage({ resourcePath }, _pattern, local) {
  const file = ON_STATIC_PAGE.exec(resourcePath)?.[1];
  return file && `${file}-${local}`;
}

export function packageName(packageDir) {
  return packageDir.split(/[\\/]/).at(-1);
}

function swcOptions(isProduction) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Only code compiled for development can be refreshed on the page.
      transform: {
        react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
        // React Compiler, for the functions that ask for it by 'use memo': of all of them the code would grow by almost a half.
        reactCompiler: { compilationMode: 'annotation' },
      },
      experimental: { keepImportAttributes: true },
    },
  };
}
