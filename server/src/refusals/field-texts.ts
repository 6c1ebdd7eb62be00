import type { FIELD_CODES, FieldCode, FieldValues } from '@portal/shared/errors';

type Text<C extends FieldCode> = (typeof FIELD_CODES)[C] extends readonly []
  ? string
  : (values: FieldValues<C>) => string;

/** What the server says of a refused field, in English. */
export const FIELD_TEXTS: { readonly [C in FieldCode]: Text<C> } = {
  required: 'this field is required',
  unknownField: 'This call has no such field',
  scanRequired: 'this scan is required',
  photoRequired: 'this photo is required',
  scanTooSmall: ({ min }) => `this scan has fewer than ${min} triangles and cannot be an arch`,
  tooShort: ({ min }) => `Use at least ${counted(min, 'character')}`,
  tooLong: ({ max }) => `Use at most ${counted(max, 'character')}`,
  tooSmall: ({ min }) => `This must be ${min} or more`,
  tooBig: ({ max }) => `This must be ${max} or less`,
  tooFew: ({ min }) => `At least ${min} needed here`,
  tooMany: ({ max }) => `At most ${max} allowed here`,
  repeated: 'The same is here twice',
  email: 'This is not an email address',
  phone: 'A phone number has digits, spaces, hyphens, brackets and a plus sign only',
  zipCode: 'A Zip Code has five digits, or five and four with a hyphen',
  wholeNumber: 'This must be a whole number',
  format: 'This is not of the right kind',
  unknownChoice: 'This is not one of the choices',
  unknownCountry: 'There is no such country',
  unknownCourier: 'There is no such courier',
  airwayBillForm: ({ courier, example }) =>
    `This is no airway bill of ${courier}: theirs look like ${example}`,
  unknownReason: 'There is no such reason',
  unknownManager: 'There is no such relationship manager',
  unknownDoctor: 'There is no such doctor',
  unknownFile: 'This file is not known. Please upload it again.',
  unknownState: 'This is no state of the United States',
  tooManyPixels: ({ max }) => `The picture is larger than ${max} × ${max} pixels`,
  unknownAddress: 'This is not another shipping address of your company',
  addressInUse: ({ shipments }) =>
    Number(shipments) === 1
      ? '1 open shipment goes to this address. Choose another address for it.'
      : `${shipments} open shipments go to this address. Choose another address for them.`,
  noAddressLeft: ({ shipments }) =>
    Number(shipments) === 1
      ? '1 open shipment to this doctor would have no address. Add a shipping address of your company first.'
      : `${shipments} open shipments to this doctor would have no address. Add a shipping address of your company first.`,
  reassignNeeded: ({ doctors, cases }) =>
    `This relationship manager has ${counted(doctors, 'doctor')} and ${counted(cases, 'open case')}. Choose who takes them over.`,
  taken: 'This email address cannot be used: an account has it already',
  doctorTaken: 'Your organisation has a doctor of this email already',
  externalIdTaken: 'Your organisation has a doctor of this external ID already',
  emailAccepted: 'The email address stays, as the doctor has accepted the invitation with it',
  sameAsRow: ({ row }) => `Row ${row} has the same already`,
  addressInName: 'A name has no web address or email address in it',
  doctorNeeded: ({ cases }) => `This doctor has ${counted(cases, 'open case')}. Choose who takes them over.`,
  doctorUnavailable: 'A blocked or restricted doctor takes no cases over',
  invitationLimit: ({ limit, minutes }) =>
    `Your company has mailed ${limit} invitations within an hour. The next one can be mailed in ${counted(minutes, 'minute')}.`,
  notShippable: ({ country }) => `Nothing can be shipped to ${country}`,
  defaultNotShipping: 'Only a shipping address can be the default shipping address',
  defaultNotBulk: 'Only companies that ship in bulk have a default shipping address',
  stepsReversed: 'The last stage comes before the first',
  noStepsOfArch: 'The plan has no stages for this arch',
  archNotMade: 'Nothing was made for this arch',
  stepBeyondPlan: ({ last }) => `The plan ends with stage ${last}`,
  alreadyRequested: ({ identifier }) => `Request ${identifier} for these steps is still open`,
  notInParcel: 'This case is not in the shipment',
  bookedOtherwise: ({ shipment, courier, airwayBill }) =>
    `This is booked already: shipment ${shipment} by ${courier} ${airwayBill}`,
  stagesNeeded: 'A plan has at least one stage',
  notOfProduct: 'This product does not have this choice',
  contradictoryMarks: ({ tooth }) => `Tooth ${tooth} (FDI) has marks that exclude each other`,
  contradictsChart: 'the answer about extractions contradicts the dental chart',
  notUsed: 'Your company does not use this field',
  noManagers: 'Your company has no relationship managers',
  superAdminManager: 'A super admin cannot be a relationship manager',
  secondFactorMissing: 'Set up two-step sign-in for yourself first',
  otherPerson: 'The call names two different people',
  wrongIdentifier: 'This is not the identifier of the case',
  otherPatient: 'This is not a case of the same patient',
  wrongPassword: 'The current password is wrong',
  wrongCredentials: 'Wrong email or password',
  passwordRepetitive: 'The password repeats too few characters. Please choose another one.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordPersonal:
    'The password must not be made of your name, email or company, or of words of the portal. Please choose another one.',
  passwordSame: 'This is the password that you have. Please choose another one.',
  lockedFor: ({ minutes }) => `Too many failed attempts. Please try again in ${counted(minutes, 'minute')}.`,
  codeNeeded: () => 'Enter the code of your authenticator app or a recovery code',
  passkeyOffered: () => 'Or use your passkey',
  wrongCode: 'This code is wrong or was used already',
  wrongPasskey: 'This passkey was not accepted. Try again, or go another way.',
};

function counted(count: string | number, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`;
}
