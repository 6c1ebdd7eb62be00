import type { CallAccess } from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import type { DeclaredRoute } from '../plugins/declared-routes';
import { splitName } from '../plugins/route';
import { takesKey } from '../idempotency';

const WHO: Readonly<Record<CallAccess, string>> = {
  public: 'Needs no sign-in; one address may make it so often a minute (`tooManyCalls`).',
  signedIn: 'For everybody who is signed in; records of other companies are not found.',
  dso: 'For people of a dental service organisation; records of other companies are not found.',
  superAdmin: 'For super admins of a company; records of other companies are not found.',
  provider: 'For the provider’s people, about every company.',
};

const MEGABYTE = 1024 * 1024;

/** Who may make a call, and what it has that its schemas do not say: from what its route declares, so it cannot be out of date. */
export function describeCall({ name, access, policy }: DeclaredRoute): string {
  const spec: CallSpec = CALLS[name];
  const isPersons = access !== 'public' && access !== 'provider';
  const isChange = splitName(name)[0] !== 'GET';
  return [
    WHO[access],
    policy.admits && `Only for ${policy.admits} (\`forbidden\` or \`rmNotAllowed\`).`,
    policy.rm === 'refused' && 'Refused for relationship managers (`rmNotAllowed`).',
    isPersons && isChange && policy.whenBlocked !== 'allowed' && REFUSED_WHEN_BLOCKED,
    isPersons && policy.beforeSecondFactor === 'allowed' && BEFORE_SECOND_FACTOR,
    bodyFields(spec).includes('version') && BASED_ON,
    spec.binary && `The body is the file, of at most ${spec.binary.maxBytes / MEGABYTE} MB.`,
    takesKey(name, spec) && 'With an `idempotency-key` it is carried out once, however often it is sent.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

const REFUSED_WHEN_BLOCKED = 'Refused while the company is blocked (`companyBlocked`).';
const BEFORE_SECOND_FACTOR = 'Open to who has to set up a second factor before anything else.';
const BASED_ON =
  'With the `version` that a change is made of, it is refused when the record was changed since (`conflict`).';

function bodyFields({ body }: CallSpec): readonly string[] {
  return Object.keys((body as { properties?: object } | undefined)?.properties ?? {});
}
