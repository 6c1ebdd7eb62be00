import { Type } from 'typebox';
import { LIMITS } from '../constants';
import {
  AssetType,
  CaseAsset,
  CaseAssetChange,
  CaseAssetTicket,
  NewCaseAsset,
  NewFileQuery,
  NewPhoneLink,
  NewPhonePicture,
  PhoneLink,
  PhoneLinkToken,
  PhonePictureTicket,
  PhoneSlot,
  StoredFile,
} from '../resources/asset';
import { Done, IdParams } from '../resources/common';
import type { CallTable } from './call';

const params = IdParams;
const access = 'signedIn';
const reply = Type.Array(CaseAsset);

/** Records of cases, and other files (specification § 7). */
export const assetCalls = {
  'GET /assetType': { summary: 'The slots for records', access, reply: Type.Array(AssetType) },
  'GET /case/{id}/asset': { summary: 'Records of a case, newest first', access, params, reply },
  'GET /dso/case/{id}/asset': { summary: 'Records of a doctor’s case', access, params, reply },
  'GET /request/{id}/asset': { summary: 'Records of a request', access, params, reply },
  'GET /dso/request/{id}/asset': { summary: 'Records of a doctor’s request', access, params, reply },
  'GET /refinement/{id}/asset': { summary: 'Records of a refinement', access, params, reply },
  'GET /dso/refinement/{id}/asset': { summary: 'Records of a doctor’s refinement', access, params, reply },
  'GET /batch/{id}/asset': { summary: 'Records of a batch', access, params, reply },
  'GET /dso/batch/{id}/asset': { summary: 'Records of a doctor’s batch', access, params, reply },
  'GET /plan/{id}/asset': { summary: 'Files of a plan', access, params, reply },
  'GET /dso/plan/{id}/asset': { summary: 'Files of the plan of a doctor’s case', access, params, reply },
  'POST /caseAsset': {
    summary: 'Announce a record and get a place to upload it',
    access,
    body: NewCaseAsset,
    reply: CaseAssetTicket,
    status: 201,
  },
  'PUT /caseAsset/{id}': {
    summary: 'Give a record another name or slot',
    access,
    params,
    body: CaseAssetChange,
    reply: CaseAsset,
  },
  'DELETE /caseAsset/{id}': {
    summary: 'Remove a record of a case that was never submitted',
    access,
    params,
    reply: Done,
  },
  'POST /case/{id}/phoneLink': {
    summary: 'Let a phone send a picture into a slot of a draft without a login, once, for some minutes',
    access,
    params,
    body: NewPhoneLink,
    reply: PhoneLink,
    status: 201,
  },
  'DELETE /phoneLink/{id}': {
    summary: 'End the leave of a phone, with what it has begun to send',
    access,
    params,
    reply: Done,
  },
  'POST /phoneLink/slot': {
    summary: 'The slot that a phone may fill',
    access: 'public',
    body: PhoneLinkToken,
    reply: PhoneSlot,
  },
  'POST /phoneLink/picture': {
    summary: 'Announce the picture of a phone and get a place to upload it',
    access: 'public',
    body: NewPhonePicture,
    reply: PhonePictureTicket,
    status: 201,
  },
  'POST /file': {
    summary: 'Store a picture or a file of a chat; the body is the file',
    access,
    query: NewFileQuery,
    binary: { maxBytes: LIMITS.chatFileBytes },
    reply: StoredFile,
    status: 201,
  },
} as const satisfies CallTable;
