export { assetModule } from './asset.routes';
