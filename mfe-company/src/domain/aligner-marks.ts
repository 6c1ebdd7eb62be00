import type { Lmp, PatientNameStyle } from '@portal/shared/contract';

/** What stands on the aligner of the picture. A patient's name is never one of the company's own. */
export const SAMPLE = { firstName: 'Jane', lastName: 'Doe', arch: 'U', step: '3' } as const;

/** One engraved mark, in the order of the settings. */
export type AlignerMark =
  | { readonly key: 'logo'; readonly url: string }
  | { readonly key: 'companyName' | 'patientName' | 'arch' | 'stepNumber'; readonly text: string };
export type MarkKey = AlignerMark['key'];

export const MARK_KEYS = ['logo', 'companyName', 'patientName', 'arch', 'stepNumber'] as const;

/** The settings that say whether a mark is engraved. */
export const FLAG_OF_MARK = {
  logo: 'logoFlag',
  companyName: 'companyNameFlag',
  patientName: 'patientNameFlag',
  arch: 'archFlag',
  stepNumber: 'stepNumberFlag',
} as const satisfies Record<MarkKey, keyof Lmp>;

const { firstName, lastName } = SAMPLE;
const SAMPLE_NAMES: Record<PatientNameStyle, string> = {
  'FIRST NAME': firstName,
  'LAST NAME': lastName,
  'FULL NAME': `${firstName} ${lastName}`,
};

/** How a patient's name is engraved in a style, by the sample. */
export function sampleName(style: PatientNameStyle): string {
  return SAMPLE_NAMES[style];
}

/** What is engraved by these settings: what is on and has what it needs. */
export function marksOf(lmp: Lmp): readonly AlignerMark[] {
  return MARK_KEYS.flatMap((key) => (lmp[FLAG_OF_MARK[key]] ? (markOf(key, lmp) ?? []) : []));
}

/** Marks that are on, and still lack the picture, the name or the style that would be engraved. */
export function incompleteMarks(lmp: Lmp): readonly MarkKey[] {
  return MARK_KEYS.filter((key) => lmp[FLAG_OF_MARK[key]] && markOf(key, lmp) === null);
}

function markOf(key: MarkKey, { logoFile, companyName, patientNameStyle }: Lmp): AlignerMark | null {
  switch (key) {
    case 'logo':
      return logoFile ? { key, url: logoFile } : null;
    case 'companyName':
      return companyName ? { key, text: companyName } : null;
    case 'patientName':
      return patientNameStyle ? { key, text: sampleName(patientNameStyle) } : null;
    case 'arch':
      return { key, text: SAMPLE.arch };
    case 'stepNumber':
      return { key, text: SAMPLE.step };
  }
}
