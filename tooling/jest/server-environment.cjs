const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-node');
const { OWN_REALM } = require('./compiled-once.cjs');
const lending = require('./lent-databases.cjs');

/**
 * Runs a test file in the realm of its worker, not in a sandbox: then libraries that are loaded once for all files
 * (`server-runtime.cjs`) have the same `Error`, `Date` and `Uint8Array` as the code that is tested. A file must leave globals
 * as it found them. Lends databases that outlive the file: making one costs more than most files.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
  }

  getVmContext() {
    return OWN_REALM;
  }

  async setup() {
    await super.setup();
    // Page tests of the same worker do without it.
    setFlagsFromString('--opt');
    this.loans = [];
    for (const [name, lend] of Object.entries(lending))
      this.global[name] = async (make) => {
        const loan = await lend(make);
        this.loans.push(loan);
        return loan;
      };
  }

  async teardown() {
    // A file that broke off may have left work behind in what it did not give back.
    await Promise.all(this.loans.map((loan) => loan.discard()));
    await super.teardown();
  }
};
