import type { AssetTypeKey } from './assets';
import type { Arch, ImpressionType, PackageType, PatientType, ProductId } from './cases';

/** The facts of a case that decide whether it can be submitted. */
export interface SubmissionFacts {
  readonly patientName: string;
  readonly productId: ProductId;
  readonly impressionType: ImpressionType | null;
  readonly arch: Arch | null;
  readonly packageType: PackageType | null;
  readonly patientType: PatientType | null;
}
/** What the company's configuration adds to the rule. */
export interface SubmissionRules {
  readonly isPackageTypeEnabled: boolean;
  readonly isPatientTypeAllowed: boolean;
}

/** What a submission can lack: a field of the case, or a record in a slot. The `field`s of an `incomplete` error. */
export type SubmissionField = 'patientName' | 'impressionType' | 'arch' | 'packageType' | 'patientType';
export type SubmissionGap = SubmissionField | AssetTypeKey;

const SCANS: Record<Arch, readonly AssetTypeKey[]> = {
  upper: ['uprImp'],
  lower: ['lwrImp'],
  both: ['uprImp', 'lwrImp'],
};

/** The slots that must hold a stored record: a scan of each arch in treatment, unless the impressions travel by courier. */
export function requiredAssetTypes({
  impressionType,
  arch,
}: Pick<SubmissionFacts, 'impressionType' | 'arch'>): readonly AssetTypeKey[] {
  const isDigital = impressionType !== null && impressionType !== 'physical';
  return isDigital && arch !== null ? SCANS[arch] : [];
}

/** Package types are a matter of aligners, where the company has them. */
export function hasPackageType(
  { productId }: Pick<SubmissionFacts, 'productId'>,
  rules: SubmissionRules,
): boolean {
  return productId === 'AL' && rules.isPackageTypeEnabled;
}

/** What a case lacks to be submitted (CA-18), in the order a page asks for it: the server refuses by it, pages tell by it. */
export function missingForSubmission(
  facts: SubmissionFacts,
  rules: SubmissionRules,
  stored: readonly AssetTypeKey[],
): readonly SubmissionGap[] {
  const isLacking: Record<SubmissionField, boolean> = {
    patientName: facts.patientName.trim() === '',
    impressionType: facts.impressionType === null,
    // A whitening kit fits every arch.
    arch: facts.arch === null && facts.productId !== 'WK',
    packageType: facts.packageType === null && hasPackageType(facts, rules),
    patientType: facts.patientType === null && rules.isPatientTypeAllowed,
  };
  const fields = (Object.keys(isLacking) as SubmissionField[]).filter((field) => isLacking[field]);
  return [...fields, ...requiredAssetTypes(facts).filter((slot) => !stored.includes(slot))];
}
