/**
 * Why a field of a call is refused, each with the names of the values that its text needs. The list is closed as that of
 * ERROR_STATUS: pages translate by these codes and never show a validator's own words.
 */
export const FIELD_CODES = {
  required: [],
  scanRequired: [],
  /** Of texts, in characters. */
  tooShort: ['min'],
  tooLong: ['max'],
  /** Of numbers. */
  tooSmall: ['min'],
  tooBig: ['max'],
  /** Of lists, in entries. */
  tooFew: ['min'],
  tooMany: ['max'],
  repeated: [],
  email: [],
  phone: [],
  zipCode: [],
  wholeNumber: [],
  /** Any other text or value that is not of the field's kind. */
  format: [],
  /** Not one of the values that there are. */
  unknownChoice: [],
  unknownCountry: [],
  unknownCourier: [],
  /** Not of the form of this courier's numbers. */
  airwayBillForm: ['courier', 'example'],
  unknownReason: [],
  unknownManager: [],
  unknownDoctor: [],
  unknownFile: [],
  unknownState: [],
  /** Of a picture's longer side. */
  tooManyPixels: ['max'],
  unknownAddress: [],
  /** Open shipments go to the address: the call has to name another one for them. */
  addressInUse: ['shipments'],
  /** Doctors or open cases have the relationship manager: the call has to say to whom they go, or that it is nobody. */
  reassignNeeded: ['doctors', 'cases'],
  /** An account of the portal has this email address. */
  taken: [],
  /** A doctor of the organisation has this email address. */
  doctorTaken: [],
  notShippable: ['country'],
  defaultNotShipping: [],
  defaultNotBulk: [],
  stepsReversed: [],
  noStepsOfArch: [],
  stepBeyondPlan: ['last'],
  /** An open request of the same kind is for some of these steps. */
  alreadyRequested: ['identifier'],
  /** Not a case that the parcel has. */
  notInParcel: [],
  stagesNeeded: [],
  notOfProduct: [],
  notUsed: [],
  noManagers: [],
  superAdminManager: [],
  otherPerson: [],
  wrongPassword: [],
  wrongCredentials: [],
  passwordRepetitive: [],
  passwordCommon: [],
  passwordPersonal: [],
} as const satisfies Record<string, readonly string[]>;

export type FieldCode = keyof typeof FIELD_CODES;

/** The values of a field's code. */
export type FieldValues<C extends FieldCode> = Readonly<
  Record<(typeof FIELD_CODES)[C][number], string | number>
>;
