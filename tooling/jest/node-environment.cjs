const { TestEnvironment } = require('jest-environment-node');
const { borrowEmbedded } = require('./embedded-databases.cjs');

/** Node.js, and embedded databases that outlive a test file: starting one costs more than most files. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.loans = [];
    this.global.borrowEmbedded = async (makeDump) => {
      const loan = await borrowEmbedded(makeDump);
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
