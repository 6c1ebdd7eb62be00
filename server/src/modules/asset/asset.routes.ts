import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { routesOf } from '../../plugins/route';
import { casePolicy } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { changeAsset } from './asset-change.service';
import { removeAsset, removeHidden } from './asset-removal.service';
import type { AssetOwnerKind } from './asset-link.repository';
import { announceAsset, getAssets, getAssetsOf, getAssetTypes } from './asset.service';
import { announceChatFile } from './chat-upload/chat-upload.service';
import {
  announcePhonePicture,
  endPhoneLink,
  makePhoneLink,
  openPhoneLink,
} from './phone-link/phone-link.service';
import { fileRoutes } from './file/file.routes';
import { storeFile, storeProviderChatFile } from './file/file.service';
import { storeProviderAsset } from './provider-asset.service';
import { uploadRoutes } from './upload/upload.routes';

/** The lists of what records can belong to besides their case. */
const OWNERS = ['plan', 'batch', 'refinement', 'request'] as const satisfies readonly AssetOwnerKind[];

export async function assetModule(app: FastifyInstance, ctx: AppContext): Promise<void> {
  const route = routesOf(app, ctx);
  ctx.events.onStep('draftEnds', removeHidden);

  route('GET /assetType', { handler: async () => getAssetTypes() });
  route('GET /case/{id}/asset', {
    handler: ({ who, params }) => getAssets(ctx, scopeOf(who), params.id),
  });
  route('GET /dso/case/{id}/asset', {
    policy: casePolicy.readDoctors,
    handler: ({ who, params }) => getAssets(ctx, scopeOf(who, 'doctor'), params.id),
  });
  for (const owner of OWNERS) {
    route(`GET /${owner}/{id}/asset`, {
      handler: ({ who, params }) => getAssetsOf(ctx, scopeOf(who), owner, params.id),
    });
    route(`GET /dso/${owner}/{id}/asset`, {
      policy: casePolicy.readDoctors,
      handler: ({ who, params }) => getAssetsOf(ctx, scopeOf(who, 'doctor'), owner, params.id),
    });
  }
  route('POST /caseAsset', {
    handler: ({ who, body }) => announceAsset(ctx, who, body),
  });
  route('PUT /caseAsset/{id}', {
    handler: ({ who, params, body }) => changeAsset(ctx, who, params.id, body),
  });
  route('DELETE /caseAsset/{id}', {
    handler: ({ who, params }) => removeAsset(ctx, who, params.id),
  });
  route('POST /case/{id}/phoneLink', {
    handler: ({ who, params, body }) => makePhoneLink(ctx, who, params.id, body.assetType),
  });
  route('DELETE /phoneLink/{id}', {
    handler: ({ who, params }) => endPhoneLink(ctx, who, params.id),
  });
  route('POST /phoneLink/slot', {
    handler: ({ body }) => openPhoneLink(ctx, body.token),
  });
  route('POST /phoneLink/picture', {
    handler: ({ body }) => announcePhonePicture(ctx, body),
  });
  route('POST /file', {
    handler: ({ who, query, file }) => storeFile(ctx, who, query, file),
  });
  route('POST /chatFile', {
    handler: ({ who, body }) => announceChatFile(ctx, who, body),
  });
  route('POST /api/provider/chatFile', {
    handler: ({ query, file }) => storeProviderChatFile(ctx, query, file),
  });
  route('POST /api/provider/asset', {
    handler: ({ query, file }) => storeProviderAsset(ctx, query, file),
  });

  await app.register(async (scope) => uploadRoutes(scope, ctx));
  fileRoutes(app, ctx);
}
