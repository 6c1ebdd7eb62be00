import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { changeAsset } from './asset-change.service';
import type { AssetOwnerKind } from './asset-link.repository';
import { assetPolicy } from './asset.policy';
import { announceAsset, getAssets, getAssetsOf, getAssetTypes } from './asset.service';
import { fileRoutes } from './file/file.routes';
import { storeFile } from './file/file.service';
import { storeProviderAsset } from './provider-asset.service';
import { uploadRoutes } from './upload/upload.routes';

/** The lists of what records can belong to besides their case. */
const OWNERS = ['plan', 'batch', 'refinement', 'request'] as const satisfies readonly AssetOwnerKind[];

export async function assetModule(app: FastifyInstance, ctx: AppContext): Promise<void> {
  const route = routesOf(app, ctx);

  route('GET /assetType', { policy: assetPolicy.read, handler: async () => getAssetTypes() });
  route('GET /case/{id}/asset', {
    policy: assetPolicy.read,
    handler: ({ who, params }) => getAssets(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/case/{id}/asset', {
    policy: casePolicy.readDoctors,
    handler: ({ who, params }) => getAssets(ctx, scopeOf(who, 'doctor'), params.id),
  });
  for (const owner of OWNERS) {
    route(`GET /${owner}/{id}/asset`, {
      policy: assetPolicy.read,
      handler: ({ who, params }) => getAssetsOf(ctx, scopeOf(who), owner, params.id),
    });
    route(`GET /dso/${owner}/{id}/asset`, {
      policy: casePolicy.readDoctors,
      handler: ({ who, params }) => getAssetsOf(ctx, scopeOf(who, 'doctor'), owner, params.id),
    });
  }
  route('POST /caseAsset', {
    policy: assetPolicy.add,
    handler: ({ who, body }) => announceAsset(ctx, who, body),
  });
  route('PUT /caseAsset/{id}', {
    policy: assetPolicy.change,
    handler: ({ who, params, body }) => changeAsset(ctx, who, params.id, body),
  });
  route('POST /file', {
    policy: assetPolicy.storeFile,
    handler: ({ who, query, file }) => storeFile(ctx, who, query, file),
  });
  route('POST /api/provider/asset', {
    policy: assetPolicy.provide,
    handler: ({ query, file }) => storeProviderAsset(ctx, query, file),
  });

  await app.register(async (scope) => uploadRoutes(scope, ctx));
  fileRoutes(app, ctx);
}
