import type { CallAccess, CallName } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context';
import type { Person } from '../modules/auth/person';
import { refusal } from '../refusals';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null for public calls and the provider's. */
    who: Person | null;
    /** Whether the call came with the provider's right token. */
    isProvider: boolean;
  }
}

/** What a module adds to the access that the contract states. */
export interface CallPolicy {
  /** Changes are refused while the company is blocked, unless this says that one's own affairs go on. */
  readonly whenBlocked?: 'allowed';
  /** Refused for relationship managers (specification § 6). */
  readonly rm?: 'refused';
  /** Any further rule; throws a PortalError to refuse. */
  readonly check?: (who: Person) => void;
}

interface Guard {
  readonly name: CallName;
  readonly access: CallAccess;
  readonly policy: CallPolicy;
  readonly isChange: boolean;
}

/** Makes the check that runs before anything of a call is read: who calls, and whether they may. */
export function authorise(ctx: AppContext, guard: Guard): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (guard.access === 'public') return;
    const token = bearerOf(request.headers.authorization);
    if (guard.access === 'provider') {
      checkProvider(ctx, token);
      request.isProvider = true;
      return;
    }
    request.who = await identify(ctx, token);
    checkPerson(request.who, guard);
  };
}

/**
 * The person behind an access token.
 * @throws PortalError 'unauthenticated' without a token, 'sessionExpired' with one that is worth nothing.
 */
export async function identify(ctx: AppContext, token: string | null): Promise<Person> {
  if (token === null) throw refusal('unauthenticated');
  const person = await ctx.sessions.authenticate(token);
  if (!person) throw refusal('sessionExpired');
  return person;
}

/** The token of an Authorization header. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;
}

/** @throws PortalError when a person may not make a call. */
export function checkPerson(who: Person, { access, policy, isChange }: Omit<Guard, 'name'>): void {
  if (access === 'dso' && !who.isDso) throw refusal('forbidden', { why: 'organisationsOnly' });
  // Before the super admin's right: a relationship manager is told the real reason.
  if (policy.rm === 'refused' && who.isRm) throw refusal('rmNotAllowed', { by: 'call' });
  if (access === 'superAdmin' && !who.isSuperAdmin) throw refusal('forbidden', { why: 'superAdminsOnly' });
  if (isChange && who.companyStatus === 'BLOCKED' && policy.whenBlocked !== 'allowed') {
    throw refusal('companyBlocked');
  }
  policy.check?.(who);
}

function checkProvider(ctx: AppContext, token: string | null): void {
  if (token === null) throw refusal('unauthenticated');
  if (!isSame(token, ctx.config.secrets.providerToken))
    throw refusal('forbidden', { why: 'wrongServiceToken' });
}

/** Compares hashes, so that the time taken says nothing about the secret. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
