import type { CallAccess, CallName } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../app-context';
import type { Person } from '../person';
import { refusal } from '../refusals';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the call; null for public calls and the provider's. */
    who: Person | null;
    /** Who of the provider's people makes the call, by the name of their token; null for calls of others. */
    provider: string | null;
  }
}

/** What a module adds to the access that the contract states. */
export interface CallPolicy {
  /** Changes are refused while the company is blocked, unless this says that one's own affairs go on. */
  readonly whenBlocked?: 'allowed';
  /** Refused for relationship managers (specification § 6). */
  readonly rm?: 'refused';
  /** Open to who has to set up a second factor first: what the way there needs. */
  readonly beforeSecondFactor?: 'allowed';
  /** Any further rule; throws a PortalError to refuse. */
  readonly check?: (who: Person) => void;
  /** Whom `check` lets through, for the API document: 'companies with doctors’ cases'. */
  readonly admits?: string;
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
      request.provider = providerOf(ctx, token);
      return;
    }
    request.who = await identify(ctx, token, request.ip);
    checkPerson(request.who, guard);
  };
}

/** Makes the same check for an address outside the contract that is the provider's alone. */
export function authoriseProvider(ctx: AppContext): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.provider = providerOf(ctx, bearerOf(request.headers.authorization));
  };
}

/**
 * The person behind an access token.
 * @throws PortalError 'unauthenticated' without a token, 'sessionExpired' with one that is worth nothing.
 */
export async function identify(ctx: AppContext, token: string | null, address?: string): Promise<Person> {
  if (token === null) throw refusal('unauthenticated');
  const person = await ctx.sessions.authenticate(token, address);
  if (!person) throw refusal('sessionExpired');
  return person;
}

/** The token of an Authorization header. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,512})$/i.exec(header ?? '')?.[1] ?? null;
}

/** @throws PortalError when a person may not make a call. */
export function checkPerson(who: Person, { access, policy, isChange }: Omit<Guard, 'name'>): void {
  if (policy.beforeSecondFactor !== 'allowed') checkSecondFactor(who);
  if (access === 'dso' && !who.isDso) throw refusal('forbidden', { why: 'organisationsOnly' });
  // Before the super admin's right: a relationship manager is told the real reason.
  if (policy.rm === 'refused' && who.isRm) throw refusal('rmNotAllowed', { by: 'call' });
  if (access === 'superAdmin' && !who.isSuperAdmin) throw refusal('forbidden', { why: 'superAdminsOnly' });
  if (isChange && who.companyStatus === 'BLOCKED' && policy.whenBlocked !== 'allowed') {
    throw refusal('companyBlocked');
  }
  policy.check?.(who);
}

/** @throws PortalError 'secondFactorRequired' for who has to set up a second factor before anything else. */
export function checkSecondFactor(who: Person): void {
  if (who.lacksSecondFactor) throw refusal('secondFactorRequired');
}

/** The name of whoever has the token. @throws PortalError 'unauthenticated', 'forbidden' */
function providerOf({ config: { secrets }, now }: AppContext, token: string | null): string {
  if (token === null) throw refusal('unauthenticated');
  const good = secrets.providerTokens.filter(({ until }) => until === null || until >= now());
  const all = [{ name: 'provider', token: secrets.providerToken }, ...good];
  // Each is compared, so that the time taken does not say which one it was.
  const [found] = all.filter((known) => isSame(token, known.token));
  if (!found) throw refusal('forbidden', { why: 'wrongServiceToken' });
  return found.name;
}

/** Compares hashes, so that the time taken says nothing about the secret. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
