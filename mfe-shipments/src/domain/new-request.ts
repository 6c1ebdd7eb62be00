import {
  REQUEST_TYPES,
  type Arch,
  type AssetTypeKey,
  type NewServiceRequest,
  type RequestableCase,
  type RequestMethod,
  type RequestType,
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

type Bounds = Pick<RequestableCase, 'productId' | 'steps' | 'arch'>;

/** Only aligners have stages; of everything else there is one, and nothing to choose. */
export function hasStages({ productId }: Pick<RequestableCase, 'productId'>): boolean {
  return productId === 'AL';
}

/** What can be asked for: a retainer keeps teeth in place, which nobody orders for a night guard or a whitening kit. */
export function requestTypes({ productId }: Pick<RequestableCase, 'productId'>): readonly RequestType[] {
  return productId === 'NG' || productId === 'WK' ? ['replacement'] : REQUEST_TYPES;
}

/** The last stage of an arch, for both the longer one's: 0 where the plan has none, 120 where there is no plan. */
export function lastStage({ steps }: Bounds, arch: Arch): number {
  if (!steps) return MOST_STEPS;
  return arch === 'both' ? Math.max(steps.upper, steps.lower) : steps[arch];
}

/** Arches that something was made for; of what has no plan, the case says for which. */
export function isArchMade(ofCase: Bounds, arch: Arch): boolean {
  const { arch: made = null } = ofCase;
  if (!ofCase.steps) return made === null || made === 'both' || arch === made;
  const { upper, lower } = ofCase.steps;
  return arch === 'both' ? upper > 0 && lower > 0 : ofCase.steps[arch] > 0;
}

/**
 * How the form begins for a case: with a retainer, which keeps what the last stage has reached, where one can be asked for.
 * @param asked once more perhaps, and for an arch that nothing was made for
 */
export function firstValues(
  ofCase: RequestableCase | undefined,
  asked: Partial<RequestValues>,
): RequestValues {
  const arches = [asked.arch, 'both', 'upper', 'lower'] as const;
  const arch = arches.find((one) => one && (!ofCase || isArchMade(ofCase, one))) ?? 'both';
  const types = ofCase ? requestTypes(ofCase) : REQUEST_TYPES;
  const type = types.find((one) => one === asked.type) ?? types[0] ?? 'replacement';
  return { method: 'stepNumber', ...asked, type, arch };
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
