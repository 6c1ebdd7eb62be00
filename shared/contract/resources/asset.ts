import { Type } from 'typebox';
import { ASSET_STATES, ASSET_TYPE_KEYS } from '../constants';
import { DateTime, NonBlank, Nullable, Uuid } from './common';

/** A record of a case: a scan, a photo, a document. `url` is short-lived and authorised; null until stored. */
export const CaseAsset = Type.Object({
  uuid: Uuid,
  caseUuid: Uuid,
  assetType: Type.Enum([...ASSET_TYPE_KEYS]),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  contentType: Nullable(Type.String()),
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: Nullable(Type.String()),
  state: Type.Enum([...ASSET_STATES]),
  url: Nullable(Type.String()),
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
});
export type NewCaseAsset = Type.Static<typeof NewCaseAsset>;
export const CaseAssetTicket = Type.Object({
  asset: CaseAsset,
  /** Where tus creates the upload; send metadata {assetUuid, filename}. */
  upload: Type.Object({ url: Type.String() }),
});
export type CaseAssetTicket = Type.Static<typeof CaseAssetTicket>;
export const AssetType = Type.Object({
  key: Type.Enum([...ASSET_TYPE_KEYS]),
  kind: Type.Enum(['photo', 'scan', 'document', 'volume']),
  accept: Type.Array(Type.String()),
});
