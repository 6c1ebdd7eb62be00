export { assetModule } from './asset.routes';
export { claimChatFile, claimFile, fileUrlOf } from './file/stored-file.service';
export type { StoredFileRow } from './file/stored-file.repository';
