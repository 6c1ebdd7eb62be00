import { join } from 'node:path';
import { makeKeys, type SigningKey } from '../feed';
import { switchToNextKey, vouchForNextKey } from '../operations';
import {
  EXIT,
  toChange,
  UsageError,
  type Command,
  type CommandContext,
  type CommandOptions,
} from './command';

export const keys: Command = async (args, options, context) => {
  const { rotate, finish, dryRun } = options;
  if (args.length > 0) throw new UsageError('keys takes no names');
  if (dryRun) throw new UsageError('keys has no --dry-run');
  if (rotate && finish) throw new UsageError('keys --rotate is the first step, keys --finish the second');
  await (rotate ? begin : finish ? end : make)(context, options);
  return EXIT.done;
};

async function make({ keysDir, print }: CommandContext): Promise<void> {
  const key = await makeKeys(keysDir);
  printFiles(keysDir, key, 'signing.pem', print);
  print('Keep a copy of signing.pem where only you can read it: without it nothing can be made live.');
  print(`If something is live already: 'sign' signs it by this key.`);
}

async function begin(context: CommandContext, options: CommandOptions): Promise<void> {
  const { keysDir, print } = context;
  const parts = { ...context, now: () => new Date() };
  const { old, key, revision } = await vouchForNextKey(parts, toChange(options));
  printFiles(keysDir, key, revision === null ? 'signing.pem' : 'next.pem', print);
  if (revision === null) return;
  print(`${old.keyId} vouches for it (revision ${revision}) and goes on signing; open tabs believe both`);
  print(`Next: let every gateway read the new public key, then keys --finish.`);
}

async function end(context: CommandContext, options: CommandOptions): Promise<void> {
  const { keysDir, print } = context;
  const parts = { ...context, now: () => new Date() };
  const { old, key, revision } = await switchToNextKey(parts, toChange(options));
  print(`the feed is signed by ${key.keyId} (revision ${revision}, before: ${old.keyId})`);
  print(`old private key: ${join(keysDir, `signing.${old.keyId}.pem`)}, to be removed with all its copies`);
  print(
    `Last: at every gateway move trusted/${old.keyId}.pem to retired/, and bring signing.pem where it was.`,
  );
}

function printFiles(
  dir: string,
  { keyId }: SigningKey,
  privateFile: string,
  print: (line: string) => void,
): void {
  print(`key ${keyId} was made`);
  print(`private key: ${join(dir, privateFile)}, only for those who change what is live`);
  print(
    `public key: ${join(dir, 'trusted', `${keyId}.pem`)}, for trusted/ in the keys folder of every gateway`,
  );
}
