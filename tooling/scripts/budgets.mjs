// npm run budgets: keeps what the login and each domain's first list take over the line now as what they may take (e2e/budgets.json).
import { ensureInstalled } from './lib/install.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { claimCheckout, useOwnTemporaryFolder } from './lib/test-run.mjs';
import { runPlaywright } from './lib/test-runners.mjs';
import { PlainError, runScript } from './lib/workspace.mjs';

await runScript(async () => {
  endOnSignals();
  await claimCheckout(console.log);
  useOwnTemporaryFolder();
  await ensureInstalled();
  const one = ['first-load', '--grep', 'on the line|has not grown', '--workers', '1'];
  const { failed } = await runPlaywright('budgets.json', one, { RENEW_BUDGETS: '1' });
  if (failed > 0) throw new PlainError('The pages could not be measured: nothing may be kept of that.');
});
