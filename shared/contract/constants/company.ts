export const COMPANY_STATUSES = ['ACTIVE', 'INACTIVE', 'BLOCKED', 'RESTRICTED'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];
/** What of a company can have changed. */
export type CompanyPart = 'details' | 'configuration' | 'addresses' | 'marking';
export const DATE_FORMATS = ['DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];
/** Used until a company chooses one of DATE_FORMATS (specification § 9). */
export const DEFAULT_DATE_FORMAT = 'DD MMM YYYY';
export const DENTAL_NOTATIONS = ['fdi', 'palmer', 'universal'] as const;
export type DentalNotation = (typeof DENTAL_NOTATIONS)[number];
export const SHIPMENT_TYPES = ['bulkshipping', 'dropshipping'] as const;
export type ShipmentType = (typeof SHIPMENT_TYPES)[number];
export const OFFSETS = ['0', '0.5', '1'] as const;
export type Offset = (typeof OFFSETS)[number];
export const TRIM_LINES = ['SCALLOPED', 'STRAIGHT_CUT'] as const;
export type TrimLine = (typeof TRIM_LINES)[number];
/** Of these the second is for retainers only (specification § 9). */
export const MATERIALS = ['Zendura FLX', 'Zendura A'] as const;
export type Material = (typeof MATERIALS)[number];
/** Materials of which aligners can be made. */
export const ALIGNER_MATERIALS = ['Zendura FLX'] as const satisfies readonly Material[];
