import {
  COMPANY_STATUSES,
  SHIPMENT_TYPES,
  WORKFLOWS,
  type CallBody,
  type Company,
} from '@portal/shared/contract';
import type { Arguments } from '../arguments';
import { UsageError } from '../cli-errors';
import type { Command, CommandOption, Invocation } from '../command';
import { findCompany } from '../look-up';
import { LIST_OPTIONS, readPageOption } from './list-options';

/** Companies of a page. */
const ROWS = 200;

type Change = CallBody<'PUT /api/provider/company/{id}'>;

const FLAGS = {
  dso: 'isDso',
  returned: 'returned',
  'advanced-modules': 'hasAdvancedModules',
  requests: 'areRequestsEnabled',
  'package-types': 'isPackageTypeEnabled',
  'patient-types': 'isPatientTypeAllowed',
  'custom-fields': 'isCustomFieldAllowed',
  'rm-role': 'allowRmRole',
} as const satisfies Record<string, keyof Change>;

const FACT_OPTIONS: Readonly<Record<string, CommandOption>> = {
  status: { type: 'text', hint: COMPANY_STATUSES.join('|') },
  workflow: { type: 'text', hint: WORKFLOWS.join('|') },
  'shipment-type': { type: 'text', hint: SHIPMENT_TYPES.join('|') },
  ...Object.fromEntries(Object.keys(FLAGS).map((flag): [string, CommandOption] => [flag, { type: 'flag' }])),
};

function readFacts(args: Arguments): Omit<Change, 'name'> {
  const flags = Object.entries(FLAGS)
    .map(([option, name]) => [name, args.flag(option)] as const)
    .filter(([, value]) => value !== undefined);
  const status = readChoice(args, 'status', COMPANY_STATUSES);
  const workflow = readChoice(args, 'workflow', WORKFLOWS);
  const shipmentType = readChoice(args, 'shipment-type', SHIPMENT_TYPES);
  return {
    ...Object.fromEntries(flags),
    ...(status && { status }),
    ...(workflow && { workflow }),
    ...(shipmentType && { shipmentType }),
  };
}

function readChoice<T extends string>(args: Arguments, option: string, choices: readonly T[]): T | undefined {
  const word = args.text(option);
  const choice = choices.find((known) => known.toLowerCase() === word?.toLowerCase());
  if (word === undefined || choice !== undefined) return choice;
  throw new UsageError(`--${option} must be one of ${choices.join(', ')}, not '${word}'.`);
}

async function listCompanies({ args, api, print }: Invocation): Promise<void> {
  const page = readPageOption(args);
  const query = { page, paginate: ROWS };
  const companies = await api.send('GET /api/provider/company', { query });
  if (args.isJson) return print.line(JSON.stringify(companies, null, 2));
  print.table(
    ['COMPANY', 'STATUS', 'KIND', 'UUID'],
    companies.map((company) => [company.name, company.status, kindOf(company), company.uuid]),
  );
  if (companies.length === ROWS) print.line(`Page ${page}; --page shows the next.`);
}

const kindOf = ({ flagsMap: { isDso, returned } }: Company): string =>
  isDso ? 'DSO' : returned ? 'with doctors’ cases' : 'clinic';

async function openCompany({ args, api, print }: Invocation): Promise<void> {
  const email = args.required('admin-email');
  const body = {
    ...readFacts(args),
    name: args.required('name'),
    admin: { name: args.required('admin-name'), email },
  };
  const company = await api.send('POST /api/provider/company', { body });
  print.line(
    args.isJson
      ? JSON.stringify(company, null, 2)
      : `${company.name} is open (${company.uuid}). ${email} gets a mail to set a password.`,
  );
}

async function changeCompany({ args, api, print }: Invocation): Promise<void> {
  const name = args.text('name');
  const body: Change = { ...readFacts(args), ...(name !== undefined && { name }) };
  if (Object.keys(body).length === 0)
    throw new UsageError('Say what is to change, for example --status BLOCKED; --help lists it all.');
  const { uuid } = await findCompany(api, args.place(0));
  const company = await api.send('PUT /api/provider/company/{id}', { params: { id: uuid }, body });
  print.line(
    args.isJson
      ? JSON.stringify(company, null, 2)
      : `${company.name} is ${company.status}, ${kindOf(company)} (${company.uuid}).`,
  );
}

async function nameSuperAdmin({ args, api, print }: Invocation): Promise<void> {
  const { uuid: id, name: company } = await findCompany(api, args.place(0));
  const [email, name, isOnly] = [args.place(1), args.text('name'), args.flag('only')];
  const body = { email, ...(name !== undefined && { name }), ...(isOnly !== undefined && { isOnly }) };
  const people = await api.send('PUT /api/provider/company/{id}/superAdmin', { params: { id }, body });
  if (args.isJson) return print.line(JSON.stringify(people, null, 2));
  print.line(`Super admins of ${company} now:`);
  for (const one of people) print.line(`  ${one.name}  ${one.email}`);
}

async function resetFactor({ args, api, print }: Invocation): Promise<void> {
  const reason = args.required('reason');
  const { uuid: id } = await findCompany(api, args.place(0));
  const email = args.place(1);
  const body = { email, reason };
  const reply = await api.send('PUT /api/provider/company/{id}/secondFactor/off', { params: { id }, body });
  if (args.isJson) return print.line(JSON.stringify(reply, null, 2));
  print.line(
    reply.isReset
      ? `${email} has neither app nor passkeys any more, is signed out everywhere and signs in with the password alone.`
      : `${email} had neither app nor passkeys. Nothing was changed.`,
  );
}

export const COMPANY_COMMANDS: readonly Command[] = [
  { name: 'companies', options: { page: LIST_OPTIONS.page }, summary: 'Every company', run: listCompanies },
  {
    name: 'open-company',
    options: {
      name: { type: 'text', isRequired: true },
      'admin-name': { type: 'text', isRequired: true },
      'admin-email': { type: 'text', hint: 'ADDRESS', isRequired: true },
      ...FACT_OPTIONS,
    },
    summary: 'Open a company; its first super admin gets a mail to set a password',
    run: openCompany,
  },
  {
    name: 'company',
    positionals: ['name|uuid'],
    options: { name: { type: 'text' }, ...FACT_OPTIONS },
    summary: 'Change what the provider keeps about a company, for example block it',
    run: changeCompany,
  },
  {
    name: 'super-admin',
    positionals: ['company', 'email'],
    options: { name: { type: 'text' }, only: { type: 'flag' } },
    summary:
      'Make a person of a company a super admin of it, with --only the only one; --name opens an account for who has none',
    run: nameSuperAdmin,
  },
  {
    name: 'reset-factor',
    positionals: ['company', 'email'],
    options: { reason: { type: 'text', isRequired: true } },
    summary: 'Take app and passkeys of a person away who lost them; call the company back first',
    run: resetFactor,
  },
];
