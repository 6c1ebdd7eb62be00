import { Type } from 'typebox';
import {
  COMPANY_STATUSES,
  DATE_FORMATS,
  DENTAL_NOTATIONS,
  MATERIALS,
  OFFSETS,
  SHIPMENT_TYPES,
  TRIM_LINES,
  WORKFLOWS,
} from '../constants';
import { Nullable, Uuid } from './common';

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
  flagsMap: Type.Object({
    isDso: Type.Boolean(),
    hasAdvancedModules: Type.Boolean(),
    /** Submits doctors' cases without being a DSO. */
    returned: Type.Boolean(),
  }),
});
export type Company = Type.Static<typeof Company>;

export const CompanyChange = Type.Object(
  {
    phone: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
    dateFormat: Type.Optional(Type.Enum([...DATE_FORMATS])),
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
  allowRmRole: Type.Boolean(),
  hasTAndC: Type.Boolean(),
  allowPreferences: Type.Boolean(),
});
export type CompanyConfiguration = Type.Static<typeof CompanyConfiguration>;

export const CompanyConfigurationChange = Type.Object(
  {
    dentalNotation: Type.Optional(Type.Enum([...DENTAL_NOTATIONS])),
    alignerOffset: Type.Optional(Type.Enum([...OFFSETS])),
    alignerCutline: Type.Optional(Type.Enum([...TRIM_LINES])),
    retainerOffset: Type.Optional(Type.Enum([...OFFSETS])),
    retainerCutline: Type.Optional(Type.Enum([...TRIM_LINES])),
  },
  { minProperties: 1 },
);
export type CompanyConfigurationChange = Type.Static<typeof CompanyConfigurationChange>;
