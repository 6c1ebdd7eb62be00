import type { AssetTypeKey } from './assets';
import type { Arch, ImpressionType, PackageType, PatientType, ProductId } from './cases';
import { contradictsChart, type Prescription } from './prescription';
import type { ToothChart } from './teeth';

/** The facts of a case that decide whether it can be submitted. */
export interface SubmissionFacts {
  readonly patientName: string;
  readonly productId: ProductId;
  readonly impressionType: ImpressionType | null;
  readonly arch: Arch | null;
  readonly packageType: PackageType | null;
  readonly patientType: PatientType | null;
  /** The treatment is planned already. */
  readonly withTs?: boolean;
  readonly teeth?: ToothChart | null;
  /** As answered: what is preset never contradicts the chart. */
  readonly prescription?: Prescription | null;
}
/** What the company's configuration adds to the rule. */
export interface SubmissionRules {
  readonly isPackageTypeEnabled: boolean;
  readonly isPatientTypeAllowed: boolean;
}

/**
 * What a submission can lack: a field of the case, a prescription that agrees with the dental chart, or a record in a slot. The
 * `field`s of an `incomplete` error.
 */
export type SubmissionField =
  | 'patientName'
  | 'impressionType'
  | 'arch'
  | 'prescription'
  | 'packageType'
  | 'patientType';
export type SubmissionGap = SubmissionField | AssetTypeKey;

type Required = Record<Arch, readonly AssetTypeKey[]>;

const TREATED: Required = { upper: ['uprImp'], lower: ['lwrImp'], both: ['uprImp', 'lwrImp'] };
/** Teeth are moved against those of the other arch: labs ask for both arches, the bite and three views of it. */
const VIEWS = ['frtImg', 'ritImg', 'lftImg'] as const;
const ALIGNER: Required = {
  upper: ['uprImp', 'lwrImp', ...VIEWS],
  lower: ['uprImp', 'lwrImp', ...VIEWS],
  both: ['uprImp', 'lwrImp', ...VIEWS, 'bitScn'],
};
const REQUIRED: Record<ProductId, Required> = { AL: ALIGNER, NG: TREATED, RE: TREATED, WK: TREATED };

/** The slots that must hold a stored record, by product and arch. Where the impressions travel by courier, none has to. */
export function requiredAssetTypes({
  productId,
  impressionType,
  arch,
}: Pick<SubmissionFacts, 'productId' | 'impressionType' | 'arch'>): readonly AssetTypeKey[] {
  const isDigital = impressionType !== null && impressionType !== 'physical';
  return isDigital && arch !== null ? REQUIRED[productId][arch] : [];
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
    prescription: contradictsChart({ ...facts, withTs: facts.withTs === true }, facts.prescription),
    packageType: facts.packageType === null && hasPackageType(facts, rules),
    patientType: facts.patientType === null && rules.isPatientTypeAllowed,
  };
  const fields = (Object.keys(isLacking) as SubmissionField[]).filter((field) => isLacking[field]);
  return [...fields, ...requiredAssetTypes(facts).filter((slot) => !stored.includes(slot))];
}
