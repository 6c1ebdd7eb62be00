import { Type } from 'typebox';
import {
  Company,
  CompanyChange,
  CompanyConfiguration,
  CompanyConfigurationChange,
  CompanyPackage,
  CompanyPackageQuery,
  CompanyProduct,
  HasCases,
  Lmp,
  LmpChange,
} from '../resources/company';
import { UsualPrescription } from '../resources/case';
import { IdParams, KeyedReference } from '../resources/common';
import { ListedCourier } from '../resources/shipment';
import type { CallTable } from './call';

/** The company, its configuration and what it orders by (specification § 7; AP-10, AP-12). */
export const companyCalls = {
  'GET /company/me': { summary: 'One’s company', access: 'signedIn', reply: Company },
  'PUT /company': {
    summary: 'Change the company’s support details, date format or logo',
    access: 'signedIn',
    body: CompanyChange,
    reply: Company,
  },
  'GET /company/configuration': {
    summary: 'The company’s configuration',
    access: 'signedIn',
    reply: CompanyConfiguration,
  },
  'PATCH /company/configuration': {
    summary: 'Change dental notation, product preferences or who approves',
    access: 'superAdmin',
    body: CompanyConfigurationChange,
    reply: CompanyConfiguration,
  },
  'PUT /company/usualPrescription': {
    summary: 'Change what prescriptions of a product begin with; answers about one patient are left out',
    access: 'superAdmin',
    body: UsualPrescription,
    reply: UsualPrescription,
  },
  'GET /company/package': {
    summary: 'Package types that the company may order',
    access: 'signedIn',
    query: CompanyPackageQuery,
    reply: Type.Array(CompanyPackage),
  },
  'GET /company/product': {
    summary: 'Products that the company may order',
    access: 'signedIn',
    reply: Type.Array(CompanyProduct),
  },
  'GET /dso/company/{id}/hasCases': {
    summary: 'Whether the organisation has any doctors’ case',
    access: 'dso',
    params: IdParams,
    reply: HasCases,
  },
  'GET /lmp': { summary: 'Laser marking preferences', access: 'signedIn', reply: Lmp },
  'PUT /lmp': {
    summary: 'Change one laser marking preference',
    access: 'signedIn',
    body: LmpChange,
    reply: Lmp,
  },
  'GET /courier': { summary: 'Couriers', access: 'signedIn', reply: Type.Array(ListedCourier) },
  'GET /rejectReason': {
    summary: 'Reasons to reject a request',
    access: 'signedIn',
    reply: Type.Array(KeyedReference),
  },
} as const satisfies CallTable;
