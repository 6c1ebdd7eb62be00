const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-jsdom');
require('./compiled-once.cjs');

/** jsdom plus what browsers have and jsdom does not: the fetch family, streams and friends, from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // A test of what differs between zones names its own: `@timezone Africa/Cairo`. It could not set it: it has a copy of the process.
    this.zone = context.docblockPragmas.timezone;
    this.ownZone = process.env.TZ;
  }

  async setup() {
    await super.setup();
    if (this.zone) process.env.TZ = this.zone;
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

  async teardown() {
    if (this.ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.ownZone;
    await super.teardown();
  }
};
