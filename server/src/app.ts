import Fastify, { type FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { AppContext } from './app-context';
import type { Config } from './config';
import type { DbHandle } from './db/client';
import { createTransact } from './db/unit-of-work';
import { EventHub } from './events/event-hub';
import { createAuditService } from './modules/audit/audit.service';
import { createFileLinks } from './modules/asset/file-links';
import { createSessionService } from './modules/auth/session.service';
import { registerModules } from './modules';
import { docsPlugin } from './plugins/docs.plugin';
import { errorsPlugin } from './plugins/errors.plugin';
import { healthPlugin } from './plugins/health.plugin';
import { serverOptions } from './plugins/logging';
import { requestPlugin } from './plugins/request.plugin';
import { validationPlugin } from './plugins/validation';
import { createFolderStorage } from './storage/folder-storage';

export interface App {
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
}

/** The whole server, not listening yet. Closing the app closes the database. */
export async function createApp(config: Config, { db, close }: DbHandle): Promise<App> {
  const app = Fastify(serverOptions(config));
  const events = new EventHub(app.log);
  const transact = createTransact(db, events);
  const ctx: AppContext = {
    config,
    log: app.log,
    db,
    transact,
    events,
    storage: createFolderStorage(join(config.filesDir, 'objects')),
    sessions: createSessionService(db, transact),
    audit: createAuditService(db, app.log),
    fileLinks: createFileLinks(config.secrets.fileKey),
  };
  app.addHook('onClose', close);

  requestPlugin(app);
  validationPlugin(app);
  errorsPlugin(app, ctx);
  await docsPlugin(app);
  healthPlugin(app, ctx);
  await registerModules(app, ctx);
  await app.ready();
  return { app, ctx };
}
