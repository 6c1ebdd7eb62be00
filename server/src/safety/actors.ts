import type { AppContext } from '../app-context';
import { bearerOf } from '../plugins/authorise';
import type { Person } from '../person';
import { makeContact, type CompanyFacts } from '../testing/test-data';
import { TEST_PROVIDER_TOKEN } from '../testing/test-server';
import { makeWorld, type World } from '../testing/world';

/** Who makes a call in the matrix of rights. */
export interface Actor {
  readonly name: string;
  /** A fresh one each time: some calls end sessions, change passwords or remove people. */
  enter(): Promise<Entrance>;
}
export interface Entrance {
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: 'nobody' | 'expired' | 'provider' | 'person';
  readonly person: Person | null;
  /** Where the records of the call are made: the person's own company, or somebody's. */
  readonly world: World;
}

const CONFIGURATION = {
  workflow: 'TWO_STEPS',
  shipmentType: 'bulkshipping',
  allowRmRole: true,
  isPackageTypeEnabled: true,
  areRequestsEnabled: true,
} as const satisfies CompanyFacts['configuration'];

/** Companies of every kind that rights depend on (specification § 6). */
const COMPANIES = {
  organisation: { isDso: true },
  clinic: {},
  returned: { returned: true },
  blocked: { isDso: true, status: 'BLOCKED' },
} as const satisfies Record<string, CompanyFacts['company']>;
type Kind = keyof typeof COMPANIES;

interface PersonFacts {
  readonly name: string;
  readonly of: Kind;
  readonly contact: NonNullable<CompanyFacts['contact']>;
}
const PEOPLE: readonly PersonFacts[] = [
  { name: 'DSO super admin', of: 'organisation', contact: { isSuperAdmin: true } },
  { name: 'DSO admin', of: 'organisation', contact: {} },
  { name: 'DSO RM', of: 'organisation', contact: { role: 'RM' } },
  { name: 'clinic super admin', of: 'clinic', contact: { isSuperAdmin: true } },
  { name: 'clinic admin', of: 'clinic', contact: {} },
  { name: 'returned-flag super admin', of: 'returned', contact: { isSuperAdmin: true } },
  { name: 'blocked DSO super admin', of: 'blocked', contact: { isSuperAdmin: true } },
];

export interface Cast {
  readonly actors: readonly Actor[];
  /** A super admin of another organisation, who has every right, but not over the first one's records. */
  readonly stranger: Actor;
  readonly worlds: Readonly<Record<Kind, World>>;
}

export async function castActors(ctx: AppContext): Promise<Cast> {
  const makeOf = (kind: Kind) => makeWorld(ctx, { company: COMPANIES[kind], configuration: CONFIGURATION });
  const worlds = {
    organisation: await makeOf('organisation'),
    clinic: await makeOf('clinic'),
    returned: await makeOf('returned'),
    blocked: await makeOf('blocked'),
  };
  const elsewhere = await makeOf('organisation');
  const asPerson = (name: string, world: World, contact: PersonFacts['contact']): Actor => ({
    name,
    enter: () => enterAs(ctx, world, contact),
  });
  const outsiders: Actor[] = [
    outsider('nobody', 'nobody', worlds.organisation, {}),
    outsider('expired token', 'expired', worlds.organisation, {
      authorization: 'Bearer of-a-session-that-is-over',
    }),
    outsider('provider', 'provider', worlds.organisation, { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` }),
  ];
  return {
    worlds,
    actors: [...outsiders, ...PEOPLE.map(({ name, of, contact }) => asPerson(name, worlds[of], contact))],
    stranger: asPerson('another DSO’s super admin', elsewhere, { isSuperAdmin: true }),
  };
}

function outsider(name: string, kind: Entrance['kind'], world: World, headers: Entrance['headers']): Actor {
  return { name, enter: async () => ({ kind, headers, person: null, world }) };
}

async function enterAs(ctx: AppContext, world: World, facts: PersonFacts['contact']): Promise<Entrance> {
  const entered = await makeContact(ctx, world.owner.company.id, facts);
  const person = await ctx.sessions.authenticate(bearerOf(entered.headers.authorization) ?? '');
  if (!person) throw new Error('the person could not enter');
  const own: World = { ...world, owner: { ...world.owner, ...entered } };
  return { kind: 'person', headers: entered.headers, person, world: own };
}
