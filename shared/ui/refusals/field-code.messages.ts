import { defineMessages } from 'react-intl';
import type { FieldCode } from '../../errors';

/** The text of each code of a refused field, for the catalogues; pages read it from these by `entryText`. */
export const fieldMessages = defineMessages({
  required: { id: 'shared.field.required', defaultMessage: 'this field is required' },
  scanRequired: {
    id: 'shared.field.scanRequired',
    defaultMessage: 'this scan is required',
  },
  photoRequired: {
    id: 'shared.field.photoRequired',
    defaultMessage: 'this photo is required',
  },
  scanTooSmall: {
    id: 'shared.field.scanTooSmall',
    defaultMessage: 'this scan has fewer than {min} triangles and cannot be an arch',
  },
  tooShort: {
    id: 'shared.field.tooShort',
    defaultMessage: '{min, plural, one {Use at least # character} other {Use at least # characters}}',
  },
  tooLong: {
    id: 'shared.field.tooLong',
    defaultMessage: '{max, plural, one {Use at most # character} other {Use at most # characters}}',
  },
  tooSmall: {
    id: 'shared.field.tooSmall',
    defaultMessage: 'This must be {min} or more',
  },
  tooBig: {
    id: 'shared.field.tooBig',
    defaultMessage: 'This must be {max} or less',
  },
  tooFew: {
    id: 'shared.field.tooFew',
    defaultMessage: 'At least {min} needed here',
  },
  tooMany: {
    id: 'shared.field.tooMany',
    defaultMessage: 'At most {max} allowed here',
  },
  repeated: {
    id: 'shared.field.repeated',
    defaultMessage: 'The same is here twice',
  },
  email: {
    id: 'shared.field.email',
    defaultMessage: 'This is not an email address',
  },
  phone: {
    id: 'shared.field.phone',
    defaultMessage: 'A phone number has digits, spaces, hyphens, brackets and a plus sign only',
  },
  zipCode: {
    id: 'shared.field.zipCode',
    defaultMessage: 'A Zip Code has five digits, or five and four with a hyphen',
  },
  wholeNumber: {
    id: 'shared.field.wholeNumber',
    defaultMessage: 'This must be a whole number',
  },
  format: {
    id: 'shared.field.format',
    defaultMessage: 'This is not of the right kind',
  },
  unknownField: {
    id: 'shared.field.unknownField',
    defaultMessage: 'This call has no such field',
  },
  unknownChoice: {
    id: 'shared.field.unknownChoice',
    defaultMessage: 'This is not one of the choices',
  },
  unknownCountry: {
    id: 'shared.field.unknownCountry',
    defaultMessage: 'There is no such country',
  },
  unknownCourier: {
    id: 'shared.field.unknownCourier',
    defaultMessage: 'There is no such courier',
  },
  airwayBillForm: {
    id: 'shared.field.airwayBillForm',
    defaultMessage: 'This is no airway bill of {courier}: theirs look like {example}',
  },
  unknownReason: {
    id: 'shared.field.unknownReason',
    defaultMessage: 'There is no such reason',
  },
  unknownManager: {
    id: 'shared.field.unknownManager',
    defaultMessage: 'There is no such relationship manager',
  },
  unknownDoctor: {
    id: 'shared.field.unknownDoctor',
    defaultMessage: 'There is no such doctor',
  },
  unknownFile: {
    id: 'shared.field.unknownFile',
    defaultMessage: 'This file is not known. Please upload it again.',
  },
  unknownState: {
    id: 'shared.field.unknownState',
    defaultMessage: 'This is no state of the United States',
  },
  tooManyPixels: {
    id: 'shared.field.tooManyPixels',
    defaultMessage: 'The picture is larger than {max} × {max} pixels',
  },
  unknownAddress: {
    id: 'shared.field.unknownAddress',
    defaultMessage: 'This is not another shipping address of your company',
  },
  addressInUse: {
    id: 'shared.field.addressInUse',
    defaultMessage:
      '{shipments, plural, one {# open shipment goes} other {# open shipments go}} to this address. Choose another address for {shipments, plural, one {it} other {them}}.',
  },
  noAddressLeft: {
    id: 'shared.field.noAddressLeft',
    defaultMessage:
      '{shipments, plural, one {# open shipment} other {# open shipments}} to this doctor would have no address. Add a shipping address of your company first.',
  },
  reassignNeeded: {
    id: 'shared.field.reassignNeeded',
    defaultMessage:
      'This relationship manager has {doctors, plural, one {# doctor} other {# doctors}} and {cases, plural, one {# open case} other {# open cases}}. Choose who takes them over.',
  },
  taken: {
    id: 'shared.field.taken',
    defaultMessage: 'This email address cannot be used: an account has it already',
  },
  doctorTaken: {
    id: 'shared.field.doctorTaken',
    defaultMessage: 'Your organisation has a doctor of this email already',
  },
  externalIdTaken: {
    id: 'shared.field.externalIdTaken',
    defaultMessage: 'Your organisation has a doctor of this external ID already',
  },
  emailAccepted: {
    id: 'shared.field.emailAccepted',
    defaultMessage: 'The email address stays, as the doctor has accepted the invitation with it',
  },
  sameAsRow: {
    id: 'shared.field.sameAsRow',
    defaultMessage: 'Row {row} has the same already',
  },
  addressInName: {
    id: 'shared.field.addressInName',
    defaultMessage: 'A name has no web address or email address in it',
  },
  doctorNeeded: {
    id: 'shared.field.doctorNeeded',
    defaultMessage:
      'This doctor has {cases, plural, one {# open case} other {# open cases}}. Choose who takes them over.',
  },
  doctorUnavailable: {
    id: 'shared.field.doctorUnavailable',
    defaultMessage: 'A blocked or restricted doctor takes no cases over',
  },
  invitationLimit: {
    id: 'shared.field.invitationLimit',
    defaultMessage:
      'Your company has mailed {limit, number} invitations within an hour. The next one can be mailed in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  notShippable: {
    id: 'shared.field.notShippable',
    defaultMessage: 'Nothing can be shipped to {country}',
  },
  defaultNotShipping: {
    id: 'shared.field.defaultNotShipping',
    defaultMessage: 'Only a shipping address can be the default shipping address',
  },
  defaultNotBulk: {
    id: 'shared.field.defaultNotBulk',
    defaultMessage: 'Only companies that ship in bulk have a default shipping address',
  },
  stepsReversed: {
    id: 'shared.field.stepsReversed',
    defaultMessage: 'The last stage comes before the first',
  },
  noStepsOfArch: {
    id: 'shared.field.noStepsOfArch',
    defaultMessage: 'The plan has no stages for this arch',
  },
  archNotMade: {
    id: 'shared.field.archNotMade',
    defaultMessage: 'Nothing was made for this arch',
  },
  stepBeyondPlan: {
    id: 'shared.field.stepBeyondPlan',
    defaultMessage: 'The plan ends with stage {last}',
  },
  alreadyRequested: {
    id: 'shared.field.alreadyRequested',
    defaultMessage: 'Request {identifier} for these steps is still open',
  },
  notInParcel: {
    id: 'shared.field.notInParcel',
    defaultMessage: 'This case is not in the shipment',
  },
  bookedOtherwise: {
    id: 'shared.field.bookedOtherwise',
    defaultMessage: 'This is booked already: shipment {shipment} by {courier} {airwayBill}',
  },
  stagesNeeded: {
    id: 'shared.field.stagesNeeded',
    defaultMessage: 'A plan has at least one stage',
  },
  notOfProduct: {
    id: 'shared.field.notOfProduct',
    defaultMessage: 'This product does not have this choice',
  },
  contradictoryMarks: {
    id: 'shared.field.contradictoryMarks',
    defaultMessage: 'Tooth {tooth} has marks that exclude each other',
  },
  contradictsChart: {
    id: 'shared.field.contradictsChart',
    defaultMessage: 'the answer about extractions contradicts the dental chart',
  },
  notUsed: {
    id: 'shared.field.notUsed',
    defaultMessage: 'Your company does not use this field',
  },
  noManagers: {
    id: 'shared.field.noManagers',
    defaultMessage: 'Your company has no relationship managers',
  },
  superAdminManager: {
    id: 'shared.field.superAdminManager',
    defaultMessage: 'A super admin cannot be a relationship manager',
  },
  secondFactorMissing: {
    id: 'shared.field.secondFactorMissing',
    defaultMessage: 'Set up two-step sign-in for yourself first',
  },
  otherPerson: {
    id: 'shared.field.otherPerson',
    defaultMessage: 'The call names two different people',
  },
  wrongIdentifier: {
    id: 'shared.field.wrongIdentifier',
    defaultMessage: 'This is not the identifier of the case',
  },
  otherPatient: {
    id: 'shared.field.otherPatient',
    defaultMessage: 'This is not a case of the same patient',
  },
  wrongPassword: {
    id: 'shared.field.wrongPassword',
    defaultMessage: 'The current password is wrong',
  },
  wrongCredentials: {
    id: 'shared.field.wrongCredentials',
    defaultMessage: 'Wrong email or password',
  },
  passwordRepetitive: {
    id: 'shared.field.passwordRepetitive',
    defaultMessage: 'The password repeats too few characters. Please choose another one.',
  },
  passwordCommon: {
    id: 'shared.field.passwordCommon',
    defaultMessage: 'This password is too common. Please choose another one.',
  },
  passwordPersonal: {
    id: 'shared.field.passwordPersonal',
    defaultMessage:
      'The password must not be made of your name, email or company, or of words of the portal. Please choose another one.',
  },
  passwordSame: {
    id: 'shared.field.passwordSame',
    defaultMessage: 'This is the password that you have. Please choose another one.',
  },
  lockedFor: {
    id: 'shared.field.lockedFor',
    defaultMessage:
      '{minutes, plural, one {Too many failed attempts. Please try again in a minute.} other {Too many failed attempts. Please try again in # minutes.}}',
  },
  codeNeeded: {
    id: 'shared.field.codeNeeded',
    defaultMessage: 'Enter the code of your authenticator app or a recovery code',
  },
  passkeyOffered: {
    id: 'shared.field.passkeyOffered',
    defaultMessage: 'Or use your passkey',
  },
  wrongCode: {
    id: 'shared.field.wrongCode',
    defaultMessage: 'This code is wrong or was used already',
  },
  wrongPasskey: {
    id: 'shared.field.wrongPasskey',
    defaultMessage: 'This passkey was not accepted. Try again, or go another way.',
  },
} satisfies Record<FieldCode, object>);
