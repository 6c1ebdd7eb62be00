import cli from './cli.config.mjs';
import ops from './ops.config.mjs';

/** What delivery is built of: its page and its commands. The gateway runs from its source. */
export default [ops, cli];
