import Fastify, { type FastifyInstance } from 'fastify';
import type { AppContext } from './app-context';
import type { Config } from './config';
import type { DbHandle } from './db/client';
import { createTransact } from './db/unit-of-work';
import { EventHub } from './events/event-hub';
import { createAuditService } from './modules/audit/audit.service';
import { createFileLinks } from './modules/asset/file/file-links';
import { createSessionService } from './modules/auth/session.service';
import { createMailer } from './modules/mail';
import { registerModules } from './modules';
import { noteAddresses } from './plugins/declared-routes';
import { docsPlugin } from './plugins/docs.plugin';
import { errorsPlugin } from './plugins/errors/errors.plugin';
import { healthPlugin } from './plugins/health.plugin';
import { serverOptions } from './plugins/logging';
import { createMetrics } from './plugins/metrics';
import { metricsPlugin } from './plugins/metrics.plugin';
import { rateLimitPlugin } from './plugins/rate-limit.plugin';
import { createReadiness } from './plugins/readiness';
import { requestPlugin } from './plugins/request.plugin';
import { securityHeadersPlugin } from './plugins/security-headers';
import { serializationPlugin } from './plugins/validation/serialization';
import { validationPlugin } from './plugins/validation/validation';
import { createStorage } from './storage';

export interface App {
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
}

/** The whole server, not listening yet. Closing the app closes the database. */
export async function createApp(config: Config, database: DbHandle): Promise<App> {
  const { db, batches } = database;
  const app = Fastify(serverOptions(config));
  const events = new EventHub(app.log);
  const storage = createStorage(config);
  const metrics = createMetrics();
  const transact = createTransact({ database, events, metrics });
  const ctx: AppContext = {
    config,
    log: app.log,
    db,
    batches,
    transact,
    events,
    storage: storage.objects,
    uploadParts: storage.parts,
    sessions: createSessionService(db, transact),
    audit: createAuditService(db, app.log),
    fileLinks: createFileLinks(config.secrets.fileKey),
    mail: createMailer({ config, db, log: app.log, events }),
    metrics,
    readiness: createReadiness(),
  };
  database.onConnectionLost((error) => app.log.warn({ err: error }, 'a connection to the database was lost'));
  app.addHook('onClose', () => database.close());

  noteAddresses(app);
  securityHeadersPlugin(app, config);
  requestPlugin(app);
  metricsPlugin(app, ctx, () => database.poolCounts());
  validationPlugin(app);
  serializationPlugin(app);
  errorsPlugin(app, ctx);
  await docsPlugin(app);
  await rateLimitPlugin(app, ctx);
  healthPlugin(app, ctx);
  ctx.readiness.add('storage', () => ctx.storage.check());
  await registerModules(app, ctx);
  await app.ready();
  return { app, ctx };
}
