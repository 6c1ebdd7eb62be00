import type {
  Arch,
  AssetTypeKey,
  NewServiceRequest,
  RequestableCase,
  RequestMethod,
  RequestType,
} from '@portal/shared/contract';

/** What the form of a new request holds. */
export interface RequestValues {
  readonly caseUuid?: string;
  readonly type: RequestType;
  readonly method: RequestMethod;
  readonly stepNumber?: number | null;
  readonly fromStep?: number | null;
  readonly toStep?: number | null;
  readonly arch: Arch;
  readonly note?: string;
}

/** Files that go with a request, one a slot. */
export type RequestFiles = Readonly<Partial<Record<AssetTypeKey, File>>>;

/** Most steps that the API takes, for what was made without a plan. */
const MOST_STEPS = 120;

type Bounds = Pick<RequestableCase, 'productId' | 'steps'>;

/** Only aligners have stages; of everything else there is one, and nothing to choose. */
export function hasStages({ productId }: Pick<RequestableCase, 'productId'>): boolean {
  return productId === 'AL';
}

/** The last stage of an arch, for both the longer one's: 0 where the plan has none, 120 where there is no plan. */
export function lastStage({ steps }: Bounds, arch: Arch): number {
  if (!steps) return MOST_STEPS;
  return arch === 'both' ? Math.max(steps.upper, steps.lower) : steps[arch];
}

/** Arches that something was made for. */
export function isArchMade(ofCase: Bounds, arch: Arch): boolean {
  if (!ofCase.steps) return true;
  const { upper, lower } = ofCase.steps;
  return arch === 'both' ? upper > 0 && lower > 0 : ofCase.steps[arch] > 0;
}

/** How the form begins for a case: a retainer keeps what the last stage has reached. */
export function firstValues(
  ofCase: RequestableCase | undefined,
  asked: Partial<RequestValues>,
): RequestValues {
  const arch =
    asked.arch ??
    (['both', 'upper', 'lower'] as const).find((one) => !ofCase || isArchMade(ofCase, one)) ??
    'both';
  return { type: 'retainer', method: 'stepNumber', ...asked, arch };
}

/** The call that a form asks for, without the fields of the other method. */
export function toNewRequest({ note, ...values }: RequestValues, ofCase: RequestableCase): NewServiceRequest {
  const { type, arch } = values;
  const common = { caseUuid: ofCase.uuid, type, arch, ...(note && { note }) };
  if (!hasStages(ofCase)) return { ...common, method: 'stepNumber', stepNumber: 1 };
  const { method, stepNumber, fromStep, toStep } = values;
  const steps = method === 'stepNumber' ? { stepNumber } : { fromStep, toStep };
  return { ...common, method, ...omitEmpty(steps) };
}

function omitEmpty(steps: Readonly<Record<string, number | null | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(steps).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** What is asked for already and overlaps: the server takes no second one meanwhile. */
export function findSameRequest(
  { openRequests }: Pick<RequestableCase, 'openRequests'>,
  { type, arch, method, stepNumber, fromStep, toStep }: Partial<RequestValues>,
): RequestableCase['openRequests'][number] | undefined {
  const first = method === 'stepNumber' ? stepNumber : fromStep;
  const last = method === 'stepNumber' ? stepNumber : toStep;
  if (typeof first !== 'number' || typeof last !== 'number') return undefined;
  return openRequests.find(
    (open) =>
      open.type === type &&
      open.fromStep <= last &&
      first <= open.toStep &&
      (arch === 'both' || open.arch === 'both' || open.arch === arch),
  );
}
