import { Type } from 'typebox';
import {
  ALIGNER_MATERIALS,
  COMPANY_STATUSES,
  DATE_FORMATS,
  DENTAL_NOTATIONS,
  LIMITS,
  LMP_TRIM_LINES,
  MATERIALS,
  OFFSETS,
  PACKAGE_TYPES,
  PATIENT_NAME_STYLES,
  PRODUCTS,
  SHIPMENT_TYPES,
  TRIM_LINES,
  WORKFLOWS,
} from '../constants';
import { Address } from './address';
import { BasedOn, Email, ListOf, NonBlank, Nullable, Uuid } from './common';

export const Company = Type.Object({
  id: Type.Integer(),
  uuid: Uuid,
  name: Type.String(),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  theme: Nullable(Type.String()),
  dateFormat: Nullable(Type.Enum([...DATE_FORMATS])),
  logoUrl: Nullable(Type.String()),
  status: Type.Enum([...COMPANY_STATUSES]),
  areRequestsEnabled: Type.Boolean(),
  isDentalNotationSet: Type.Boolean(),
  /** Whether one of the company's own addresses is for shipments (CO-10, CO-27). */
  hasShippingAddress: Type.Boolean(),
  /** Where the provider helps whose account is blocked (SH-26); missing where the server is given none. */
  supportEmail: Type.Optional(Type.String()),
  flagsMap: Type.Object({
    isDso: Type.Boolean(),
    hasAdvancedModules: Type.Boolean(),
    /** Submits doctors' cases without being a DSO. */
    returned: Type.Boolean(),
  }),
  /** The latest of the company's own addresses, and how many there are. */
  addresses: Type.Optional(ListOf(Address)),
  /** Counts changes by the company's own people. */
  version: Type.Integer(),
});
export type Company = Type.Static<typeof Company>;

export const CompanyChange = Type.Object(
  {
    phone: Type.Optional(NonBlank(40)),
    email: Type.Optional(Email),
    /** Null for the usual one, DEFAULT_DATE_FORMAT. */
    dateFormat: Type.Optional(Nullable(Type.Enum([...DATE_FORMATS]))),
    /** Key or address of a stored picture of purpose logo; null takes the logo away. */
    logoUrl: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 1_000 }))),
    version: BasedOn,
  },
  { minProperties: 1 },
);
export type CompanyChange = Type.Static<typeof CompanyChange>;

const Preferences = {
  alignerOffset: Nullable(Type.Enum([...OFFSETS])),
  alignerCutline: Nullable(Type.Enum([...TRIM_LINES])),
  alignerMaterial: Nullable(Type.Enum([...MATERIALS])),
  retainerOffset: Nullable(Type.Enum([...OFFSETS])),
  retainerCutline: Nullable(Type.Enum([...TRIM_LINES])),
  retainerMaterial: Nullable(Type.Enum([...MATERIALS])),
};
export const CompanyConfiguration = Type.Object({
  dentalNotation: Nullable(Type.Enum([...DENTAL_NOTATIONS])),
  shipmentType: Type.Enum([...SHIPMENT_TYPES]),
  workflow: Type.Enum([...WORKFLOWS]),
  ...Preferences,
  areRequestsEnabled: Type.Boolean(),
  isPackageTypeEnabled: Type.Boolean(),
  isPatientTypeAllowed: Type.Boolean(),
  isCustomFieldAllowed: Type.Boolean(),
  /** In two steps who approves a plan and who clears it are two people. */
  needsTwoApprovers: Type.Boolean(),
  allowRmRole: Type.Boolean(),
  hasTAndC: Type.Boolean(),
  allowPreferences: Type.Boolean(),
  /** Super admins set up a second factor before they do anything else. */
  isSecondFactorRequired: Type.Boolean(),
  /** Counts changes by the company's own people. */
  version: Type.Integer(),
});
export type CompanyConfiguration = Type.Static<typeof CompanyConfiguration>;

export const CompanyConfigurationChange = Type.Object(
  {
    dentalNotation: Type.Optional(Type.Enum([...DENTAL_NOTATIONS])),
    alignerOffset: Type.Optional(Type.Enum([...OFFSETS])),
    alignerCutline: Type.Optional(Type.Enum([...TRIM_LINES])),
    retainerOffset: Type.Optional(Type.Enum([...OFFSETS])),
    retainerCutline: Type.Optional(Type.Enum([...TRIM_LINES])),
    /** Null leaves a material to the provider. */
    alignerMaterial: Type.Optional(Nullable(Type.Enum([...ALIGNER_MATERIALS]))),
    retainerMaterial: Type.Optional(Nullable(Type.Enum([...MATERIALS]))),
    needsTwoApprovers: Type.Optional(Type.Boolean()),
    isSecondFactorRequired: Type.Optional(Type.Boolean()),
    version: BasedOn,
  },
  { minProperties: 1 },
);
export type CompanyConfigurationChange = Type.Static<typeof CompanyConfigurationChange>;

/** A package type that the company may order; legacy ones are on old cases only. */
export const CompanyPackage = Type.Object({
  id: Type.Integer(),
  key: Type.Enum([...PACKAGE_TYPES]),
  title: Type.String(),
  isLegacy: Type.Boolean(),
});
export type CompanyPackage = Type.Static<typeof CompanyPackage>;
export const CompanyPackageQuery = Type.Object({ isLegacy: Type.Optional(Type.Boolean()) });
export const CompanyProduct = Type.Object({ id: Type.Enum([...PRODUCTS]), title: Type.String() });
export type CompanyProduct = Type.Static<typeof CompanyProduct>;
export const HasCases = Type.Object({ hasCases: Type.Boolean() });

/** Laser marking preferences of a company (CO-23). */
export const Lmp = Type.Object({
  logoFlag: Type.Boolean(),
  /** Short-lived address of the logo that is marked. */
  logoFile: Nullable(Type.String()),
  companyName: Nullable(Type.String()),
  companyNameFlag: Type.Boolean(),
  patientNameFlag: Type.Boolean(),
  patientNameStyle: Nullable(Type.Enum([...PATIENT_NAME_STYLES])),
  archFlag: Type.Boolean(),
  stepNumberFlag: Type.Boolean(),
  trimLine: Nullable(Type.Enum([...LMP_TRIM_LINES])),
});
export type Lmp = Type.Static<typeof Lmp>;

const LMP_FLAGS = ['logoFlag', 'companyNameFlag', 'patientNameFlag', 'archFlag', 'stepNumberFlag'] as const;
/** One preference and its new value, which has to be of the key's kind (CO-24). */
export const LmpChange = Type.Union([
  Type.Object({ key: Type.Enum([...LMP_FLAGS]), value: Type.Boolean() }),
  Type.Object({ key: Type.Literal('companyName'), value: NonBlank(LIMITS.companyNameLength) }),
  Type.Object({
    key: Type.Literal('logoFile'),
    value: Nullable(Type.String({ minLength: 1, maxLength: 1_000 })),
  }),
  Type.Object({ key: Type.Literal('patientNameStyle'), value: Type.Enum([...PATIENT_NAME_STYLES]) }),
  Type.Object({ key: Type.Literal('trimLine'), value: Type.Enum([...LMP_TRIM_LINES]) }),
]);
export type LmpChange = Type.Static<typeof LmpChange>;
