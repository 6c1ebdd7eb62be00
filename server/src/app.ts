import Fastify, { type FastifyInstance } from 'fastify';
import { alarmsPlugin } from './alarms/alarms.plugin';
import type { AppContext } from './app-context';
import { changesPlugin, numberChanges } from './changes';
import type { Config } from './config';
import type { DbHandle } from './db/client';
import { createTransact } from './db/unit-of-work';
import { EventHub } from './events/event-hub';
import { idempotencyPlugin } from './idempotency';
import { createSharedBuckets } from './limits/shared-buckets';
import { createAuditService } from './modules/audit/audit.service';
import { beginTrail } from './modules/audit/audit-trail';
import { createFileLinks } from './modules/asset/file/file-links';
import { createVirusScanner } from './modules/asset/file/virus-scanner';
import { createSessionService } from './modules/auth/session.service';
import { createPhaseTimes } from './modules/case/phase-times.service';
import { createMailer } from './modules/mail/mailer';
import { registerModules } from './modules/register-modules';
import { noteAddresses } from './plugins/declared-routes';
import { diskPlugin } from './plugins/disk.plugin';
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
import { turnsPlugin } from './plugins/turns/turns.plugin';
import { validationPlugin } from './plugins/validation/validation';
import { createStorage } from './storage';
import { fileKeysOf } from './secrets';
import type { Tracing } from './tracing/tracing';

export interface App {
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
}

/**
 * The whole server, not listening yet. Closing the app closes the database.
 * @param now the clock of what happens by itself
 * @param tracing follows calls; null where it is switched off
 */
export async function createApp(
  config: Config,
  database: DbHandle,
  now: () => Date = () => new Date(),
  tracing: Tracing | null = null,
): Promise<App> {
  const { db, batches } = database;
  const app = Fastify(serverOptions(config));
  const events = new EventHub(app.log);
  const storage = createStorage(config);
  const metrics = createMetrics();
  const transact = createTransact({ database, events, metrics, beginTrail, numberChanges });
  const ctx: AppContext = {
    config,
    log: app.log,
    now,
    db,
    batches,
    transact,
    events,
    storage: storage.objects,
    uploadParts: storage.parts,
    scanForViruses: config.clamdUrl === null ? null : createVirusScanner(config.clamdUrl),
    sessions: createSessionService({
      db,
      transact,
      secret: config.secrets.fileKey,
      lifeMs: config.sessionLifeMs,
    }),
    audit: createAuditService(db, app.log),
    fileLinks: createFileLinks(fileKeysOf(config.secrets)),
    mail: createMailer({ config, db, transact, log: app.log }),
    buckets: createSharedBuckets(config, app.log),
    phaseTimes: createPhaseTimes({ db }),
    metrics,
    readiness: createReadiness(),
  };
  // Added first, so that it ends last: what the others still ask is traced too. Spans that nobody collects hold no stop up.
  if (tracing)
    app.addHook('onClose', () =>
      tracing.stop().catch((error: unknown) => app.log.warn({ err: error }, 'the last spans were not sent')),
    );
  database.onConnectionLost((error) => app.log.warn({ err: error }, 'a connection to the database was lost'));
  app.addHook('onClose', async () => {
    await ctx.buckets.close();
    await database.close();
  });

  tracing?.register(app);
  noteAddresses(app);
  securityHeadersPlugin(app, config);
  requestPlugin(app);
  metricsPlugin(app, ctx, () => database.poolCounts());
  validationPlugin(app);
  serializationPlugin(app);
  errorsPlugin(app, ctx);
  diskPlugin(app, ctx);
  alarmsPlugin(app, ctx);
  turnsPlugin(app, ctx);
  docsPlugin(app, ctx);
  await rateLimitPlugin(app, ctx);
  healthPlugin(app, ctx);
  ctx.readiness.add('storage', () => ctx.storage.check());
  idempotencyPlugin(app, ctx);
  changesPlugin(app, ctx);
  await registerModules(app, ctx);
  await app.ready();
  return { app, ctx };
}
