const { createRequire } = require('node:module');
const { default: Runtime } = require('jest-runtime');

const OWN_CODE = /^[./]|^@portal\//;
/** `require` by the file that asks. */
const requires = new Map();

/**
 * Loads the product's code anew for each test file and libraries once for all files of a worker: loading them takes longer than
 * most files' tests, and what was run often is compiled. Needs the environment beside it.
 */
module.exports = class extends Runtime {
  requireModuleOrMock(from, name) {
    if (OWN_CODE.test(name)) return super.requireModuleOrMock(from, name);
    if (!requires.has(from)) requires.set(from, createRequire(from));
    return requires.get(from)(name);
  }
};
