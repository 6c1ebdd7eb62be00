import { defineMessages } from 'react-intl';
import type { ErrorCode } from '../../errors';

/** The text of each code of an error, for the catalogues; pages read it from these by `errorText`. */
export const errorMessages = defineMessages({
  badRequest: {
    id: 'shared.error.badRequest',
    defaultMessage: 'This request was not understood',
  },
  unknownFilterKey: {
    id: 'shared.error.unknownFilterKey',
    defaultMessage: 'This list cannot be filtered in this way',
  },
  unauthenticated: {
    id: 'shared.error.unauthenticated',
    defaultMessage: 'Please sign in',
  },
  sessionExpired: {
    id: 'shared.error.sessionExpired',
    defaultMessage: 'Session expired',
  },
  wrongCredentials: {
    id: 'shared.error.wrongCredentials',
    defaultMessage: 'Wrong email or password',
  },
  lockedOut: {
    id: 'shared.error.lockedOut',
    defaultMessage: 'Too many failed attempts. Please wait 15 minutes and try again.',
  },
  secondFactorNeeded: {
    id: 'shared.error.secondFactorNeeded',
    defaultMessage: 'A code of your authenticator app or a passkey is needed to sign in',
  },
  signInExpired: {
    id: 'shared.error.signInExpired',
    defaultMessage: 'The sign-in took too long. Please start again.',
  },
  secondFactorRequired: {
    id: 'shared.error.secondFactorRequired',
    defaultMessage: 'Your company wants two-step sign-in of its super admins. Please set it up first.',
  },
  tooManyCalls: {
    id: 'shared.error.tooManyCalls',
    defaultMessage: 'Too many calls from your network. Please wait a minute and try again.',
  },
  tooManyMails: {
    id: 'shared.error.tooManyMails',
    defaultMessage: 'Too many requests from your network. Please try again later.',
  },
  tooManyUploads: {
    id: 'shared.error.tooManyUploads',
    defaultMessage:
      'Your company has sent as many files as it may for now. The next one can be sent in {minutes, plural, one {# minute} other {# minutes}}.',
  },
  tooManyInvitations: {
    id: 'shared.error.tooManyInvitations',
    defaultMessage: 'Your company has mailed too many invitations within an hour. Please try again later.',
  },
  linkExpired: {
    id: 'shared.error.linkExpired',
    defaultMessage: 'This link is no longer valid. Please ask for a new one.',
  },
  forbidden: {
    id: 'shared.error.forbidden',
    defaultMessage:
      '{why, select, organisationsOnly {Only for dental service organisations} superAdminsOnly {Only for super admins} noDoctorCases {Your company has no doctors’ cases} noRequests {Your company has no requests} noPreferences {Your company has no product preferences of its own} ownAccount {You cannot remove yourself} messageOfOthers {Only your own messages can be hidden} other {You are not allowed to do this}}',
  },
  companyBlocked: {
    id: 'shared.error.companyBlocked',
    defaultMessage: 'You are blocked',
  },
  companyInactive: {
    id: 'shared.error.companyInactive',
    defaultMessage: 'The account of your company is closed',
  },
  rmNotAllowed: {
    id: 'shared.error.rmNotAllowed',
    defaultMessage: 'RM Not Allowed',
  },
  doctorBlocked: {
    id: 'shared.error.doctorBlocked',
    defaultMessage: "This doctor's account is blocked.",
  },
  doctorRestricted: {
    id: 'shared.error.doctorRestricted',
    defaultMessage: "This doctor's account is restricted.",
  },
  notFound: {
    id: 'shared.error.notFound',
    defaultMessage:
      '{record, select, case {There is no such case} doctor {There is no such doctor} request {There is no such request} shipment {There is no such shipment} plan {There is no such plan} order {There is no such order} batch {There is no such batch} refinement {There is no such refinement} company {There is no such company} person {There is no such person} address {There is no such address} country {There is no such country} file {There is no such file} message {There is no such message} link {This link is no longer valid} page {There is no such page} other {This could not be found}}',
  },
  notJoined: {
    id: 'shared.error.notJoined',
    defaultMessage: 'The chat is not open. Open it again.',
  },
  conflict: {
    id: 'shared.error.conflict',
    defaultMessage: 'Somebody else has changed this in the meantime. Reload and try again.',
  },
  busy: {
    id: 'shared.error.busy',
    defaultMessage: 'Others are changing the same at this moment. Please try again.',
  },
  notAllowedNow: {
    id: 'shared.error.notAllowedNow',
    defaultMessage:
      '{record, select, case {This is not possible in the present status of the case} plan {This is not possible in the present status of the plan} order {This is not possible in the present status of the order} request {This is not possible in the present status of the request} other {This is not possible in the current status}}',
  },
  incomplete: {
    id: 'shared.error.incomplete',
    defaultMessage: 'Something required is still missing',
  },
  uploadsRunning: {
    id: 'shared.error.uploadsRunning',
    defaultMessage: 'Please wait for new case assets to be uploaded',
  },
  filesLocked: {
    id: 'shared.error.filesLocked',
    defaultMessage: 'These files cannot be changed any more',
  },
  sameTypeUploading: {
    id: 'shared.error.sameTypeUploading',
    defaultMessage: 'Same type is being uploaded',
  },
  alreadyUploaded: {
    id: 'shared.error.alreadyUploaded',
    defaultMessage: 'The file has arrived already',
  },
  uploadNotDone: {
    id: 'shared.error.uploadNotDone',
    defaultMessage: 'The file is still being uploaded',
  },
  caseLocked: {
    id: 'shared.error.caseLocked',
    defaultMessage: 'The case is with the provider, its data cannot be changed now',
  },
  caseErased: {
    id: 'shared.error.caseErased',
    defaultMessage: 'The patient data of this case was erased',
  },
  erasureScheduled: {
    id: 'shared.error.erasureScheduled',
    defaultMessage: 'The patient data of this case is to be erased already',
  },
  alreadySubmitted: {
    id: 'shared.error.alreadySubmitted',
    defaultMessage: 'The case has been submitted already',
  },
  notRequestable: {
    id: 'shared.error.notRequestable',
    defaultMessage: 'A request is not possible in the present status of the case',
  },
  notRefinable: {
    id: 'shared.error.notRefinable',
    defaultMessage: 'A refinement is not possible in the present status of the case',
  },
  alreadyRefining: {
    id: 'shared.error.alreadyRefining',
    defaultMessage: 'A refinement of this case has been asked for already',
  },
  refinementDecided: {
    id: 'shared.error.refinementDecided',
    defaultMessage: 'The lab has decided about this refinement already',
  },
  noImpressions: {
    id: 'shared.error.noImpressions',
    defaultMessage: 'This case has no physical impressions',
  },
  impressionsArrived: {
    id: 'shared.error.impressionsArrived',
    defaultMessage: 'The impressions of this case have arrived already',
  },
  nothingToMake: {
    id: 'shared.error.nothingToMake',
    defaultMessage: 'There is nothing left to be made of this case',
  },
  planNotPublished: {
    id: 'shared.error.planNotPublished',
    defaultMessage: 'The plan is not published yet',
  },
  secondApproverNeeded: {
    id: 'shared.error.secondApproverNeeded',
    defaultMessage: 'You approved this plan. A colleague has to clear it for manufacturing.',
  },
  defaultAddressNeeded: {
    id: 'shared.error.defaultAddressNeeded',
    defaultMessage:
      'you can not remove the default shipping address without choosing another default shipping address',
  },
  superAdminNeeded: {
    id: 'shared.error.superAdminNeeded',
    defaultMessage: 'The company needs a super admin',
  },
  companyNameNotMarked: {
    id: 'shared.error.companyNameNotMarked',
    defaultMessage: 'The company name is not marked. Please turn it on first.',
  },
  notAccepted: {
    id: 'shared.error.notAccepted',
    defaultMessage: 'This doctor has not accepted the invitation yet',
  },
  alreadyAccepted: {
    id: 'shared.error.alreadyAccepted',
    defaultMessage: 'This doctor has accepted an invitation already',
  },
  invitedTooSoon: {
    id: 'shared.error.invitedTooSoon',
    defaultMessage: 'An invitation was mailed a moment ago. Please wait a minute.',
  },
  invitationOver: {
    id: 'shared.error.invitationOver',
    defaultMessage: 'This invitation is over or was used. Please ask for a new one.',
  },
  phoneLinkOver: {
    id: 'shared.error.phoneLinkOver',
    defaultMessage: 'This code is over or was used. Please ask for a new one at the computer.',
  },
  notShippedYet: {
    id: 'shared.error.notShippedYet',
    defaultMessage: 'The shipment has not been shipped yet',
  },
  alreadyShipped: {
    id: 'shared.error.alreadyShipped',
    defaultMessage: 'The shipment is on its way already',
  },
  alreadyReported: {
    id: 'shared.error.alreadyReported',
    defaultMessage: 'This has been said of the shipment already',
  },
  alreadySentOn: {
    id: 'shared.error.alreadySentOn',
    defaultMessage: 'The shipment has been sent on already',
  },
  otherCourier: {
    id: 'shared.error.otherCourier',
    defaultMessage: 'The shipment of this airway bill goes by another courier',
  },
  otherDestination: {
    id: 'shared.error.otherDestination',
    defaultMessage: 'The shipment of this airway bill goes to another address',
  },
  clientIdTaken: {
    id: 'shared.error.clientIdTaken',
    defaultMessage: 'This could not be sent. Please write it again.',
  },
  idempotencyKeyTaken: {
    id: 'shared.error.idempotencyKeyTaken',
    defaultMessage: 'Something else was sent with this before. Reload the page and try again.',
  },
  inProgress: {
    id: 'shared.error.inProgress',
    defaultMessage: 'This is being done already. Please wait a moment.',
  },
  emptyFile: {
    id: 'shared.error.emptyFile',
    defaultMessage: 'The file is empty',
  },
  wrongFileType: {
    id: 'shared.error.wrongFileType',
    defaultMessage: 'Files of this type are not accepted here',
  },
  damagedFile: {
    id: 'shared.error.damagedFile',
    defaultMessage: 'The picture is damaged or incomplete',
  },
  infectedFile: {
    id: 'shared.error.infectedFile',
    defaultMessage: 'A virus was found in this file, so it was not kept',
  },
  tooLarge: {
    id: 'shared.error.tooLarge',
    defaultMessage: 'The file is too large',
  },
  checksumMismatch: {
    id: 'shared.error.checksumMismatch',
    defaultMessage: 'The file was damaged on its way. Please send it again.',
  },
  unavailable: {
    id: 'shared.error.unavailable',
    defaultMessage: 'The service is not available right now. Please try again.',
  },
  internal: {
    id: 'shared.error.internal',
    defaultMessage: 'Something went wrong',
  },
  network: {
    id: 'shared.error.network',
    defaultMessage: 'The server cannot be reached. Check your connection and try again.',
  },
  unreadable: {
    id: 'shared.error.unreadable',
    defaultMessage: 'An error occurred, please try again',
  },
} satisfies Record<Exclude<ErrorCode, 'validation'>, object>);
