import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { assetPolicy } from './asset.policy';
import { announceAsset, getAssets, getAssetTypes } from './asset.service';
import { fileRoutes } from './file.routes';
import { uploadRoutes } from './upload.routes';

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
  route('POST /caseAsset', {
    policy: assetPolicy.add,
    handler: ({ who, body }) => announceAsset(ctx, who, body),
  });

  await app.register(async (scope) => uploadRoutes(scope, ctx));
  fileRoutes(app, ctx);
}
