export { assetModule } from './asset.routes';
export { claimChatFile, claimFile, fileUrlOf } from './stored-file.service';
export type { StoredFileRow } from './stored-file.repository';
