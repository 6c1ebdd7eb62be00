import type { AuditArea, AuditDeed } from '@portal/shared/contract';

/** First words of an address, without /api, /provider and /dso, by what they are about. */
const AREAS: Readonly<Record<string, AuditArea>> = {
  auth: 'session',
  signIn: 'session',
  secondFactor: 'session',
  passkeys: 'session',
  sessions: 'session',
  setPassword: 'session',
  forgetPassword: 'session',
  case: 'case',
  erasure: 'case',
  erasePatientData: 'case',
  patientDataRetention: 'case',
  plan: 'plan',
  treatPlan: 'plan',
  viewer: 'plan',
  order: 'order',
  batch: 'order',
  refinement: 'refinement',
  request: 'request',
  shipment: 'shipment',
  doctor: 'doctor',
  contact: 'person',
  company: 'company',
  lmp: 'company',
  address: 'address',
  caseAsset: 'file',
  asset: 'file',
  file: 'file',
  files: 'file',
  upload: 'file',
  phoneLink: 'file',
  chat: 'chat',
  chatConnect: 'chat',
  chatFile: 'file',
  chatMessage: 'chat',
  audit: 'audit',
};
const PASSWORDS = /Password$/;
const METHODS: Readonly<Record<string, AuditDeed>> = {
  GET: 'view',
  HEAD: 'view',
  POST: 'add',
  DELETE: 'remove',
};
/** Actions that are no calls, and calls whose method says something else. */
const DEEDS: Readonly<Record<string, AuditDeed>> = {
  signIn: 'add',
  upload: 'add',
  'chat message': 'add',
  'chat setAsHidden': 'remove',
  'chat join': 'view',
  'chat getPendings': 'view',
  'chat getPrevious': 'view',
  'chat getNext': 'view',
  'chat search': 'view',
  'chat getUnseen': 'view',
  'chat getChanges': 'view',
  'chat connect': 'view',
  'POST /auth/logout': 'remove',
  'PUT /contact/me/secondFactor/off': 'remove',
  'PUT /api/provider/company/{id}/secondFactor/off': 'remove',
  'PUT /contact/me/passkeys/{id}/off': 'remove',
  'POST /doctor/acceptInvitation': 'change',
  'POST /phoneLink/slot': 'view',
  erasePatientData: 'remove',
};

/** What an action is about, and what it does: what the list of the log is filtered by. */
export function classify(action: string): { readonly area: AuditArea; readonly deed: AuditDeed } {
  const [word = '', path] = action.split(' ');
  const isCall = path?.startsWith('/') ?? false;
  return { area: isCall ? areaOfPath(path ?? '') : (AREAS[word] ?? 'other'), deed: deedOf(action, word) };
}

function areaOfPath(path: string): AuditArea {
  const parts = path.split('/').filter((part) => !['', 'api', 'client', 'provider', 'dso'].includes(part));
  if (parts.some((part) => PASSWORDS.test(part))) return 'session';
  // What stands under a record of another kind is of the last kind that is known: /case/{id}/plan is about plans.
  return (
    parts
      .map((part) => AREAS[part])
      .filter((area) => area !== undefined)
      .at(-1) ?? 'other'
  );
}

function deedOf(action: string, method: string): AuditDeed {
  if (/\/(?:csv|export)$/.test(action)) return 'export';
  return DEEDS[action] ?? METHODS[method] ?? 'change';
}
