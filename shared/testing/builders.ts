import type {
  Address,
  Case,
  Company,
  CompanyConfiguration,
  Contact,
  Conversation,
  Doctor,
  Shipment,
} from '../contract';

const NOW = '2026-03-02T09:30:00.000Z';
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export function buildCase(over: Partial<Case> = {}): Case {
  return {
    uuid: id(1),
    identifier: 'C-10001',
    patientName: 'Sarah Miller',
    clientReferenceId: null,
    side: 'client',
    status: 'NEW',
    statusSince: NOW,
    rejectReason: null,
    hasRefinements: false,
    returnsTo: null,
    workflow: null,
    withTs: false,
    productId: 'AL',
    impressionType: 'digitalThirdParty',
    packageType: null,
    patientType: null,
    arch: 'both',
    trimLine: null,
    offset: null,
    material: null,
    teeth: null,
    prescription: null,
    notes: null,
    customFields: null,
    doctor: null,
    assignedRm: null,
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    submittedAt: null,
    erasedAt: null,
    ...over,
  };
}

export function buildContact(over: Partial<Contact> = {}): Contact {
  return {
    uuid: id(2),
    userId: 1,
    name: 'Emma Clark',
    displayName: 'Emma Clark',
    email: 'emma@clinic.example',
    phone: null,
    avatarUrl: null,
    photoURL: null,
    role: null,
    createdAt: NOW,
    flagsMap: {
      emailSubscription: true,
      superAdmin: true,
      isDso: true,
      showHelp: false,
      secondFactor: false,
    },
    companyId: 1,
    companyUuid: id(3),
    locale: 'en',
    shortcuts: [],
    appearance: null,
    notices: null,
    version: 1,
    ...over,
  };
}

export function buildCompany(over: Partial<Company> = {}): Company {
  return {
    id: 1,
    uuid: id(3),
    name: 'Bright Smile Group',
    phone: '+1 212 555 0100',
    email: 'support@clinic.example',
    theme: null,
    dateFormat: null,
    logoUrl: null,
    status: 'ACTIVE',
    areRequestsEnabled: true,
    isDentalNotationSet: true,
    hasShippingAddress: true,
    flagsMap: { isDso: true, hasAdvancedModules: false, returned: false },
    version: 1,
    ...over,
  };
}

export function buildConfiguration(over: Partial<CompanyConfiguration> = {}): CompanyConfiguration {
  return {
    dentalNotation: 'fdi',
    shipmentType: 'bulkshipping',
    workflow: 'ONE_STEP',
    alignerOffset: '0.5',
    alignerCutline: 'SCALLOPED',
    alignerMaterial: 'Zendura FLX',
    retainerOffset: '0',
    retainerCutline: 'STRAIGHT_CUT',
    retainerMaterial: 'Zendura A',
    areRequestsEnabled: true,
    isPackageTypeEnabled: true,
    isPatientTypeAllowed: true,
    isCustomFieldAllowed: true,
    needsTwoApprovers: false,
    allowRmRole: true,
    hasTAndC: false,
    allowPreferences: true,
    isSecondFactorRequired: false,
    version: 1,
    ...over,
  };
}

export function buildAddress(over: Partial<Address> = {}): Address {
  return {
    uuid: id(6),
    title: 'Bright Smile Receiving',
    typeId: 2,
    addressType: { id: 2, key: 'shipment', title: 'shipment' },
    ownerType: 'adminOffice',
    doctorUuid: null,
    countryId: 840,
    country: { id: 840, code: 'US', name: 'United States' },
    city: 'Austin',
    state: 'Texas',
    street: '500 Brazos Lane',
    zipCode: '78701',
    phone: '+1 512 555 0107',
    isDefaultShippingAddress: false,
    isShipTo: false,
    openShipments: { count: 0, caseCount: 0, cases: [] },
    version: 1,
    createdAt: NOW,
    ...over,
  };
}

export function buildDoctor(over: Partial<Doctor> = {}): Doctor {
  return {
    uuid: id(4),
    name: 'Dr. Ada Yılmaz',
    email: 'ada@clinic.example',
    externalDoctorId: 'EXT-1',
    status: 'active',
    locationCountryId: 1,
    country: 'Türkiye',
    assignedRm: null,
    createdAt: NOW,
    invitedAt: null,
    invitation: { state: 'accepted', mail: null, mailSentAt: null, expiresAt: null, acceptedAt: NOW },
    version: 1,
    ...over,
  };
}

export function buildShipment(over: Partial<Shipment> = {}): Shipment {
  return {
    uuid: id(5),
    identifier: 'S-20001',
    side: 'client',
    status: 'PENDING',
    airwayBillNumber: null,
    courier: null,
    trackingUrl: null,
    caseCount: 1,
    cases: [{ uuid: id(1), identifier: 'C-10001', patientName: 'Sarah Miller' }],
    contents: [],
    shipTo: null,
    createdAt: NOW,
    shippedAt: null,
    lastMile: null,
    arrival: null,
    ...over,
  };
}

/** A conversation that waits: the lab wrote last. */
export function buildConversation(over: Partial<Conversation> = {}): Conversation {
  return {
    room: id(6),
    unread: 2,
    caseIdentifier: 'C-10001',
    patientName: 'Sarah Miller',
    ownerType: 'dso',
    source: 'doctor',
    senderType: 'provider',
    senderName: 'Care team',
    isOwn: false,
    message: 'The upper scan is fine',
    hasText: true,
    files: 0,
    msgId: 7,
    sentAt: '2026-03-02T09:30:00.000Z',
    ...over,
  };
}
