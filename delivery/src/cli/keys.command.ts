import { join } from 'node:path';
import { makeKeys, rotateKeys, type SigningKey } from '../feed';
import { EXIT, UsageError, type Command, type CommandContext } from './command';

export const keys: Command = async (args, { rotate }, context) => {
  if (args.length > 0) throw new UsageError('keys takes no names');
  if (rotate) await change(context);
  else await make(context);
  return EXIT.done;
};

async function make({ keysDir, print }: CommandContext): Promise<void> {
  const key = await makeKeys(keysDir);
  tellFiles(keysDir, key, print);
  print('Keep a copy of signing.pem where only you can read it: without it nothing can be made live.');
  print(`If something is live already: 'sign' signs it by this key.`);
}

async function change({ keysDir, print }: CommandContext): Promise<void> {
  const { old, key } = await rotateKeys(keysDir);
  tellFiles(keysDir, key, print);
  print(`old private key: ${join(keysDir, `signing.${old.keyId}.pem`)}; ${old.keyId} stays trusted`);
  print(`Next: let every gateway read the new public key, then 'sign' signs the live feed by it.`);
  print(`Last: move trusted/${old.keyId}.pem to retired/, and remove the old private key.`);
}

function tellFiles(dir: string, { keyId }: SigningKey, print: (line: string) => void): void {
  print(`key ${keyId} was made`);
  print(`private key: ${join(dir, 'signing.pem')}, only for those who change what is live`);
  print(
    `public key: ${join(dir, 'trusted', `${keyId}.pem`)}, for trusted/ in the keys folder of every gateway`,
  );
}
