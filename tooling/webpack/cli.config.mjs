import { resolve } from 'node:path';
import { baseConfig, buildSettings, ROOT } from './base.mjs';

const packageDir = resolve(ROOT, 'delivery');
const base = baseConfig({ ...buildSettings(), packageDir });

/**
 * The delivery commands as one file: a rollback must not spend its second on reading TypeScript. The SDK of object storage
 * and the library of second factors stay outside; they are read only where they are needed.
 */
export default {
  mode: 'production',
  context: packageDir,
  target: 'node20',
  entry: { delivery: './src/cli.ts' },
  experiments: { outputModule: true },
  externalsType: 'module-import',
  externals: [/^@aws-sdk\//, 'otpauth'],
  resolve: base.resolve,
  module: { rules: base.module.rules.slice(0, 1) },
  optimization: { minimize: false },
  output: {
    path: resolve(packageDir, 'dist/cli'),
    clean: true,
    module: true,
    chunkFormat: 'module',
    filename: '[name].mjs',
    library: { type: 'module' },
  },
  cache: { ...base.cache, name: 'delivery-cli' },
  performance: false,
  stats: base.stats,
};
