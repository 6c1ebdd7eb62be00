const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus what browsers have and jsdom does not: the fetch family, streams and friends, from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
