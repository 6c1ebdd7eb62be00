import type { Locale, Workflow } from '@portal/shared/contract';

/** A company of the large data set. Shares are of all cases. */
export interface ScaleCompany {
  readonly key: string;
  readonly name: string;
  readonly isDso: boolean;
  readonly workflow: Workflow;
  readonly share: number;
  /** How many of its cases are doctors' cases. */
  readonly doctorSide: number;
  readonly doctors: number;
  readonly managers: number;
  readonly locales: readonly Locale[];
}

/** One organisation with most of the cases, one with a tenth, and a tail of clinics, as portals of this kind have. */
const MIXED: readonly ScaleCompany[] = [
  {
    key: 'large',
    name: 'Large Group',
    isDso: true,
    workflow: 'TWO_STEPS',
    share: 0.6,
    doctorSide: 0.5,
    doctors: 600,
    managers: 12,
    locales: ['en', 'en', 'tr', 'ar'],
  },
  {
    key: 'tenth',
    name: 'Tenth Group',
    isDso: true,
    workflow: 'ONE_STEP',
    share: 0.1,
    doctorSide: 0.5,
    doctors: 120,
    managers: 4,
    locales: ['tr', 'tr', 'en'],
  },
  ...Array.from({ length: 30 }, (_, index): ScaleCompany => {
    const number = String(index + 1).padStart(2, '0');
    return {
      key: `clinic${number}`,
      name: `Clinic ${number}`,
      isDso: false,
      workflow: index % 2 === 0 ? 'ONE_STEP' : 'ZERO_STEP',
      share: 0.01,
      doctorSide: 0,
      doctors: 0,
      managers: 1,
      locales: [(['en', 'tr', 'ar'] as const)[index % 3] ?? 'en'],
    };
  }),
];

/** The worst there can be: every case of the portal in one list. */
const ONE: readonly ScaleCompany[] = [
  {
    key: 'large',
    name: 'Large Group',
    isDso: true,
    workflow: 'TWO_STEPS',
    share: 1,
    doctorSide: 1,
    doctors: 2_000,
    managers: 12,
    locales: ['en', 'en', 'tr', 'ar'],
  },
];

export const SCALE_SHAPES = { mixed: MIXED, one: ONE } as const;
export type ScaleShape = keyof typeof SCALE_SHAPES;

/** Who signs in to a company of the large data set. */
export function scaleLogin(key: string): string {
  return `super@${key}.scale.example`;
}
