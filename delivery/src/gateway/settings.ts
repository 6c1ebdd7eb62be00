/**
 * What production is asked for before a gateway starts, and an example of it for whoever has to write it; all other settings have
 * defaults and stand in the README. `declined` is what happens when it is set to `none`; what has no such text cannot be declined.
 */
export const NEEDED_SETTINGS = {
  DATA_DIR: {
    purpose: 'The folder of all that outlives an update, as an absolute path',
    example: '/var/lib/portal',
  },
  OPS_TOKEN: {
    purpose: 'The secret that opens /ops, where releases are made live and taken back',
    example: '<what `openssl rand -hex 32` prints>',
    declined: 'there is no /ops: releases are changed by commands alone',
  },
  OPS_SECOND_FACTORS: {
    purpose:
      'What each login at /ops asks for beside the token, by name; a person and their secret are made by `delivery ops-person`',
    example: 'OPS_TOKEN:<what `delivery ops-person OPS_TOKEN` prints>',
    declined: 'a token alone opens /ops',
  },
} as const;
