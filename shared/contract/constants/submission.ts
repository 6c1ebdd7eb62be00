import type { AssetTypeKey } from './assets';
import type { Arch, ImpressionType, PackageType, ProductId } from './cases';

/** The facts of a case that decide whether it can be submitted. */
export interface SubmissionFacts {
  readonly patientName: string;
  readonly productId: ProductId;
  readonly impressionType: ImpressionType | null;
  readonly arch: Arch | null;
  readonly packageType: PackageType | null;
}
/** What the company's configuration adds to the rule. */
export interface SubmissionRules {
  readonly isPackageTypeEnabled: boolean;
}

/** What a submission can lack: a field of the case, or a record in a slot. An `incomplete` error's `errors` has these keys. */
export type SubmissionGap = 'patientName' | 'impressionType' | 'arch' | 'packageType' | AssetTypeKey;

/** The slots that must hold a stored record: a scan of each arch in treatment, and for aligners a front photo. */
export function requiredAssetTypes(facts: SubmissionFacts): readonly AssetTypeKey[] {
  const { productId, impressionType, arch } = facts;
  const slots: AssetTypeKey[] = [];
  // Physical impressions travel by courier.
  if (impressionType !== 'physical') {
    if (arch === 'both' || arch === 'upper') slots.push('uprImp');
    if (arch === 'both' || arch === 'lower') slots.push('lwrImp');
  }
  if (productId === 'AL') slots.push('frtImg');
  return slots;
}

/** Package types are a matter of aligners, where the company has them. */
export function hasPackageType(facts: Pick<SubmissionFacts, 'productId'>, rules: SubmissionRules): boolean {
  return facts.productId === 'AL' && rules.isPackageTypeEnabled;
}

/** What a case lacks to be submitted (CA-18), in the order a page asks for it: the server refuses by it, pages tell by it. */
export function missingForSubmission(
  facts: SubmissionFacts,
  rules: SubmissionRules,
  stored: readonly AssetTypeKey[],
): readonly SubmissionGap[] {
  const gaps: SubmissionGap[] = [];
  if (facts.patientName.trim() === '') gaps.push('patientName');
  if (facts.impressionType === null) gaps.push('impressionType');
  if (facts.arch === null) gaps.push('arch');
  if (facts.packageType === null && hasPackageType(facts, rules)) gaps.push('packageType');
  return [...gaps, ...requiredAssetTypes(facts).filter((slot) => !stored.includes(slot))];
}
