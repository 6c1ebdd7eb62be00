import type { DoctorStatus, Locale } from '@portal/shared/contract';
import type { company, companyConfiguration, contact, laserMarking } from '../db/schema';

type CompanyFields = Omit<typeof company.$inferInsert, 'id' | 'uuid' | 'createdAt'>;
type ConfigurationFields = Omit<typeof companyConfiguration.$inferInsert, 'companyId'>;
type MarkingFields = Omit<typeof laserMarking.$inferInsert, 'companyId'>;
type PersonFields = Pick<
  typeof contact.$inferInsert,
  'name' | 'phone' | 'role' | 'isSuperAdmin' | 'showHelp'
>;

export interface DemoPerson extends PersonFields {
  /** The part of the address before the @. */
  readonly mailbox: string;
  /** What the list of logins says about the person's role. */
  readonly title: 'Super admin' | 'Admin' | 'Relationship manager';
}

export interface DemoCompany {
  readonly domain: string;
  /** What is special about it, for the list of logins. */
  readonly note: string;
  readonly fields: CompanyFields;
  readonly configuration: ConfigurationFields;
  readonly people: readonly DemoPerson[];
  readonly cases: number;
  readonly doctors: readonly DoctorStatus[];
  readonly doctorCountries: readonly number[];
  /** Languages of its patients and chats; the more often one stands here, the more there are. */
  readonly locales: readonly Locale[];
}

const preferences = {
  alignerOffset: '0.5',
  alignerCutline: 'SCALLOPED',
  alignerMaterial: 'Zendura FLX',
  retainerOffset: '0',
  retainerCutline: 'STRAIGHT_CUT',
  retainerMaterial: 'Zendura A',
} as const;

const superAdmin = (name: string, phone: string): DemoPerson => ({
  mailbox: 'super',
  title: 'Super admin',
  name,
  phone,
  isSuperAdmin: true,
});
const admin = (name: string, phone: string): DemoPerson => ({
  mailbox: 'admin',
  title: 'Admin',
  name,
  phone,
});
const manager = (mailbox: string, name: string, phone: string): DemoPerson => ({
  mailbox,
  title: 'Relationship manager',
  name,
  phone,
  role: 'RM',
});

/** Six companies that together have every flag, each way round. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    domain: 'brightsmile.example',
    note: 'DSO with requests, one approval step, bulk shipping; most of the demo cases',
    fields: {
      name: 'Bright Smile Group',
      phone: '+44 20 7946 0102',
      email: 'support@brightsmile.example',
      theme: 'Ocean',
      dateFormat: 'DD/MM/YYYY',
      isDso: true,
      hasAdvancedModules: true,
    },
    configuration: {
      ...preferences,
      dentalNotation: 'fdi',
      shipmentType: 'bulkshipping',
      workflow: 'ONE_STEP',
      areRequestsEnabled: true,
      isPackageTypeEnabled: true,
      isPatientTypeAllowed: true,
      isCustomFieldAllowed: true,
      allowRmRole: true,
      hasTAndC: true,
    },
    people: [
      superAdmin('Olivia Hart', '+44 7700 900101'),
      admin('James Whitlock', '+44 7700 900102'),
      manager('rm', 'Priya Nair', '+44 7700 900103'),
      manager('rm2', 'Selin Aksoy', '+44 7700 900104'),
    ],
    cases: 124,
    doctors: [
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
      'active',
      'invited',
      'invited',
      'blocked',
      'blocked',
      'restricted',
      'restricted',
    ],
    doctorCountries: [826, 372, 840, 792],
    locales: ['en', 'en', 'en', 'tr', 'ar'],
  },
  {
    domain: 'anadoludental.example',
    note: 'DSO without requests, two approval steps, drop shipping',
    fields: {
      name: 'Anadolu Diş Grubu',
      phone: '+90 212 555 01 10',
      email: 'destek@anadoludental.example',
      isDso: true,
    },
    configuration: {
      ...preferences,
      dentalNotation: 'universal',
      shipmentType: 'dropshipping',
      workflow: 'TWO_STEPS',
      isPackageTypeEnabled: true,
    },
    people: [superAdmin('Defne Karaca', '+90 532 555 01 11'), admin('Onur Tekin', '+90 532 555 01 12')],
    cases: 60,
    doctors: ['active', 'active', 'active', 'invited', 'blocked', 'restricted'],
    doctorCountries: [792],
    locales: ['tr', 'tr', 'tr', 'en'],
  },
  {
    domain: 'cairosmile.example',
    note: 'Not a DSO, but submits doctors’ cases; one approval step',
    fields: {
      name: 'عيادات ابتسامة القاهرة',
      phone: '+20 2 2555 0120',
      email: 'info@cairosmile.example',
      dateFormat: 'MM/DD/YYYY',
      returned: true,
    },
    configuration: {
      ...preferences,
      dentalNotation: 'palmer',
      shipmentType: 'bulkshipping',
      workflow: 'ONE_STEP',
      allowRmRole: true,
      isPatientTypeAllowed: true,
    },
    people: [
      superAdmin('منى عبد الرحمن', '+20 100 555 0121'),
      admin('حسام فاروق', '+20 100 555 0122'),
      manager('rm', 'نادية سالم', '+20 100 555 0123'),
    ],
    cases: 26,
    doctors: ['active', 'active', 'restricted'],
    doctorCountries: [818, 400, 682],
    locales: ['ar', 'ar', 'ar', 'en'],
  },
  {
    domain: 'harbourdental.example',
    note: 'A clinic with its own cases only; plans need no approval',
    fields: {
      name: 'Harbour Dental Studio',
      phone: '+1 415 555 0130',
      email: 'hello@harbourdental.example',
      dateFormat: 'MM/DD/YYYY',
    },
    configuration: {
      ...preferences,
      dentalNotation: 'universal',
      workflow: 'ZERO_STEP',
      allowPreferences: false,
    },
    people: [superAdmin('Nora Castillo', '+1 415 555 0131'), admin('Ben Archer', '+1 415 555 0132')],
    cases: 30,
    doctors: [],
    doctorCountries: [],
    locales: ['en', 'en', 'tr'],
  },
  {
    domain: 'oldtown.example',
    note: 'A blocked company: everything can be read, nothing changed',
    fields: {
      name: 'Old Town Orthodontics',
      phone: '+44 131 496 0140',
      email: 'office@oldtown.example',
      status: 'BLOCKED',
    },
    configuration: { ...preferences, dentalNotation: 'palmer' },
    people: [superAdmin('Ewan Drummond', '+44 7700 900141'), admin('Fiona Laird', '+44 7700 900142')],
    cases: 8,
    doctors: [],
    doctorCountries: [],
    locales: ['en'],
  },
  {
    domain: 'newleaf.example',
    note: 'A new company: onboarding, and every list still empty',
    fields: { name: 'New Leaf Dental' },
    configuration: {},
    people: [
      { ...superAdmin('Hannah Lindqvist', '+353 1 555 0151'), showHelp: true },
      { ...admin('Colm Byrne', '+353 1 555 0152'), showHelp: true },
    ],
    cases: 0,
    doctors: [],
    doctorCountries: [],
    locales: ['en'],
  },
];

/** Laser marking by the company's domain; the others have chosen nothing. */
export const DEMO_MARKINGS: Readonly<Record<string, MarkingFields>> = {
  'brightsmile.example': {
    companyName: 'Bright Smile',
    companyNameFlag: true,
    patientNameFlag: true,
    patientNameStyle: 'LAST NAME',
    archFlag: true,
    stepNumberFlag: true,
    trimLine: 'Scalloped',
  },
};
