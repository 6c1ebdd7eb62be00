import type { Lmp } from '@portal/shared/contract';

/** Production preferences of a company that has chosen nothing yet. */
export function buildLmp(over: Partial<Lmp> = {}): Lmp {
  return {
    logoFlag: false,
    logoFile: null,
    companyName: null,
    companyNameFlag: false,
    patientNameFlag: false,
    patientNameStyle: null,
    archFlag: false,
    stepNumberFlag: false,
    trimLine: null,
    ...over,
  };
}

/** One of which everything is engraved. */
export const MARKED = buildLmp({
  logoFlag: true,
  logoFile: '/api/files/logo.png',
  companyName: 'Bright Smile',
  companyNameFlag: true,
  patientNameFlag: true,
  patientNameStyle: 'LAST NAME',
  archFlag: true,
  stepNumberFlag: true,
  trimLine: 'Scalloped',
});
