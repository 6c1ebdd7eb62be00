import cli from './cli.config.mjs';
import ops from './ops.config.mjs';

/** What delivery is built of: its page and its commands. The gateway is bundled where it is run. */
export default [ops, cli];
