import { Type } from 'typebox';
import { ASSET_STATES, ASSET_TYPE_KEYS } from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/** A record of a case: a scan, a photo, a document. `url` is short-lived and authorised; null until stored. */
export const CaseAsset = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  assetType: Type.Enum([...ASSET_TYPE_KEYS]),
  name: Type.String(),
  /** Bytes as announced and, once stored, as stored: of a picture without its metadata. */
  size: Type.Integer(),
  contentType: Nullable(Type.String()),
  /** SHA-256 of the stored bytes, hexadecimal: of a picture that had metadata, without them. */
  sha256: Nullable(Type.String()),
  state: Type.Enum([...ASSET_STATES]),
  /** Its bytes are on their way; of a pending one that is silent for a quarter of an hour false, until they go on. */
  isArriving: Type.Boolean(),
  url: Nullable(Type.String()),
  /** What the record belongs to besides its case. */
  planUuid: Nullable(Uuid),
  batchUuid: Nullable(Uuid),
  refinementUuid: Nullable(Uuid),
  requestUuid: Nullable(Uuid),
  createdAt: DateTime,
});
export type CaseAsset = Type.Static<typeof CaseAsset>;

/** Announces a record; its bytes follow by a resumable upload (tus) to `upload.url`. */
export const NewCaseAsset = Type.Object({
  caseUuid: Uuid,
  assetType: Type.Enum([...ASSET_TYPE_KEYS]),
  name: NonBlank(200),
  /** Bytes; an empty file is answered by the code 'emptyFile'. */
  size: Type.Integer({ minimum: 0 }),
  /** A record for a request or a refinement of the case. */
  requestUuid: Type.Optional(Uuid),
  refinementUuid: Type.Optional(Uuid),
});
export type NewCaseAsset = Type.Static<typeof NewCaseAsset>;
/** A stored record gets another name, or goes to another slot that takes its content. */
export const CaseAssetChange = Type.Object(
  { name: Type.Optional(NonBlank(200)), assetType: Type.Optional(Type.Enum([...ASSET_TYPE_KEYS])) },
  { minProperties: 1 },
);
export type CaseAssetChange = Type.Static<typeof CaseAssetChange>;

export const FILE_PURPOSES = ['avatar', 'logo', 'lmpLogo', 'chat'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
/** Of a file that is sent as the body of a call; `room` is the case's uuid for purpose chat. */
export const NewFileQuery = Type.Object({
  purpose: Type.Enum([...FILE_PURPOSES]),
  name: NonBlank(200),
  room: Type.Optional(Uuid),
});
/** `key` names the file in later calls; `url` is short-lived and authorised. */
export const StoredFile = Type.Object({
  key: Type.String(),
  url: Type.String(),
  name: Type.String(),
  /** Bytes as stored: without the metadata of pictures. */
  size: Type.Integer(),
  contentType: Type.String(),
});
export type StoredFile = Type.Static<typeof StoredFile>;

/** Of a record that the provider sends as the body of a call. */
export const ProviderAssetQuery = Type.Object({
  caseUuid: Uuid,
  assetType: Type.Enum([...ASSET_TYPE_KEYS]),
  name: NonBlank(200),
  planUuid: Type.Optional(Uuid),
  batchUuid: Type.Optional(Uuid),
  refinementUuid: Type.Optional(Uuid),
  requestUuid: Type.Optional(Uuid),
});

export const CaseAssetTicket = Type.Object({
  asset: CaseAsset,
  /** Where tus creates the upload; send metadata {assetUuid, filename}. */
  upload: Type.Object({ url: Type.String() }),
});
export type CaseAssetTicket = Type.Static<typeof CaseAssetTicket>;
/** Leave to send one picture into one slot of a draft without a login, for a phone that reads it off the screen. */
export const NewPhoneLink = Type.Object({ assetType: Type.Enum([...ASSET_TYPE_KEYS]) });
export const PhoneLink = Type.Object({
  uuid: Uuid,
  /** Told once, here: the server keeps its hash. */
  token: Type.String(),
  expiresAt: DateTime,
});
export type PhoneLink = Type.Static<typeof PhoneLink>;
const PhoneToken = Type.String({ minLength: 1, maxLength: 512 });
export const PhoneLinkToken = Type.Object({ token: PhoneToken });
/** All that a phone learns. */
export const PhoneSlot = Type.Object({ assetType: Type.Enum([...ASSET_TYPE_KEYS]), expiresAt: DateTime });
export type PhoneSlot = Type.Static<typeof PhoneSlot>;
export const NewPhonePicture = Type.Object({
  token: PhoneToken,
  name: NonBlank(200),
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
});
/** Where tus creates the upload, by the link's token as bearer; send metadata {assetUuid, filename}. */
export const PhonePictureTicket = Type.Object({
  assetUuid: Uuid,
  upload: Type.Object({ url: Type.String() }),
});
export type PhonePictureTicket = Type.Static<typeof PhonePictureTicket>;

export const AssetType = Type.Object({
  key: Type.Enum([...ASSET_TYPE_KEYS]),
  kind: Type.Enum(['photo', 'scan', 'document', 'volume']),
  accept: Type.Array(Type.String()),
});
