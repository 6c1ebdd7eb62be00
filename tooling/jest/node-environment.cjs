require('./compiled-once.cjs');

module.exports = require('jest-environment-node').TestEnvironment;
