/**
 * Why a field of a call is refused, each with the names of the values that its text needs. The list is closed as that of
 * ERROR_STATUS: pages translate by these codes and never show a validator's own words.
 */
export const FIELD_CODES = {
  required: [],
  /** The call has no such field: misspelt, or of another version. */
  unknownField: [],
  scanRequired: [],
  photoRequired: [],
  /** A scan of so few triangles that it cannot be an arch. */
  scanTooSmall: ['min'],
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
  /** Open shipments go to who is removed, and nowhere else they could. */
  noAddressLeft: ['shipments'],
  /** Doctors or open cases have the relationship manager: the call has to say to whom they go, or that it is nobody. */
  reassignNeeded: ['doctors', 'cases'],
  /** An account of the portal has this email address. */
  taken: [],
  /** A doctor of the organisation has this email address. */
  doctorTaken: [],
  /** A doctor of the organisation has this external id. */
  externalIdTaken: [],
  /** The email address of a doctor who has accepted. */
  emailAccepted: [],
  /** A row before has the same; its number from 1. */
  sameAsRow: ['row'],
  /** A name that mails would show as a link. */
  addressInName: [],
  /** The doctor has open cases: the call has to say to whom they go, or that it is nobody. */
  doctorNeeded: ['cases'],
  /** A doctor who is blocked or restricted takes no cases. */
  doctorUnavailable: [],
  /** Invitations an hour, and the minutes until the next one may be mailed. */
  invitationLimit: ['limit', 'minutes'],
  notShippable: ['country'],
  defaultNotShipping: [],
  defaultNotBulk: [],
  stepsReversed: [],
  noStepsOfArch: [],
  archNotMade: [],
  stepBeyondPlan: ['last'],
  /** An open request of the same kind is for some of these steps. */
  alreadyRequested: ['identifier'],
  /** Not a case that the parcel has. */
  notInParcel: [],
  /** The parcel that it is in has another courier or airway bill. */
  bookedOtherwise: ['shipment', 'courier', 'airwayBill'],
  stagesNeeded: [],
  notOfProduct: [],
  /** Marks of a dental chart that no tooth can have together; the tooth by its FDI number. */
  contradictoryMarks: ['tooth'],
  /** Extractions are answered otherwise than the dental chart marks them. */
  contradictsChart: [],
  notUsed: [],
  noManagers: [],
  superAdminManager: [],
  secondFactorMissing: [],
  otherPerson: [],
  /** What was typed is not the identifier of the case. */
  wrongIdentifier: [],
  /** Not a case of the same company and patient's name. */
  otherPatient: [],
  wrongPassword: [],
  wrongCredentials: [],
  passwordRepetitive: [],
  passwordCommon: [],
  passwordPersonal: [],
  /** The new password is the old one. */
  passwordSame: [],
  /** Minutes until a try counts again. */
  lockedFor: ['minutes'],
  /** The second step of a sign-in has to come with this challenge. */
  codeNeeded: ['challenge'],
  /** A passkey does as well as a code; `besides` says of what the code can be: 'app' or, where the person has none, 'recoveryCode'. */
  passkeyOffered: ['besides'],
  /** A code of an authenticator app or a recovery code that is wrong, or was used already. */
  wrongCode: [],
  /** A passkey that is unknown, was removed, or whose answer does not hold. */
  wrongPasskey: [],
} as const satisfies Record<string, readonly string[]>;

export type FieldCode = keyof typeof FIELD_CODES;

/** The values of a field's code. */
export type FieldValues<C extends FieldCode> = Readonly<
  Record<(typeof FIELD_CODES)[C][number], string | number>
>;
