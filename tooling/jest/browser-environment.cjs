const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
require('./compiled-once.cjs');

/** jsdom plus what browsers have and jsdom does not: the fetch family, streams and friends, from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // What a page test runs is new with each file, so that optimising it costs a tenth more than it saves.
    setFlagsFromString('--no-opt');
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'ReadableStream',
      'TransformStream',
    ];
    for (const name of names) this.global[name] = globalThis[name];
    const { webcrypto } = require('node:crypto');
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
};
