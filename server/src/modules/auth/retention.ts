import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { schedule } from '../../schedule';
import { removeOldFailures } from './lockout/login-failures.repository';
import { removeSpentTokens } from './password/password-token.repository';
import { removeAllOldSessions } from './session.repository';

const HOUR_MS = 3_600_000;

/** What a sign-in removes of its own person goes here of those who never sign in again: sessions, tokens, failed tries. */
export async function removeOldAccess({ db }: Pick<AppContext, 'db'>, now: Date): Promise<void> {
  await removeAllOldSessions(db, now);
  await removeSpentTokens(db, now);
  await removeOldFailures(db);
}

export function scheduleAccessRetention(app: FastifyInstance, ctx: AppContext): void {
  schedule(app, ctx, { name: 'old sessions', everyMs: HOUR_MS, run: (now) => removeOldAccess(ctx, now) });
}
