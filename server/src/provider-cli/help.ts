import { EXIT } from './cli-errors';
import { usageOf, type Command } from './command';
import { COMMAND_GROUPS } from './commands';

const HEAD = [
  'Usage: npm run provider -- <command> [options]',
  '',
  'What the provider’s people do: quality check, planning, manufacturing, shipping, requests, companies.',
  'Cases, requests and shipments are named by identifier (C-10023, R-1001, S-1001) or uuid.',
];
const FOOT = [
  '',
  'Every command takes --json, to print the server’s answer as it is, and --help.',
  '',
  'Environment',
  '  API_URL         where the API answers; http://127.0.0.1 and API_PORT, or the port after PORT, unless set',
  '  PROVIDER_TOKEN  the service token; a demo keeps its own in DATA_DIR (var unless set)',
  '',
  `Exit codes: ${EXIT.done} done, ${EXIT.refused} refused by the server, ${EXIT.wrongUse} wrong use, ${EXIT.unreachable} server not reachable, or its answer did not come.`,
];

/** The whole help. */
export function helpText(): string {
  const groups = Object.entries(COMMAND_GROUPS).flatMap(([title, commands]) => [
    '',
    title,
    ...commands.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.summary}`]),
  ]);
  return [...HEAD, ...groups, ...FOOT].join('\n');
}

export function commandHelp(command: Command): string {
  return `Usage: ${usageOf(command)}\n${command.summary}`;
}
