import type { FastifyInstance } from 'fastify';

const GRACE_MS = 8000;

/** On SIGINT or SIGTERM: finish what is being answered, then end; end anyway after a while. */
export function closeOnSignals(app: FastifyInstance): void {
  let closing = false;
  const close = (signal: NodeJS.Signals): void => {
    if (closing) return;
    closing = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.warn('some connections did not end in time');
      process.exit(0);
    }, GRACE_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

/** On SIGHUP: the trusted keys are read again, as after a change of keys. */
export function reloadOnSignal(app: FastifyInstance, reloadKeys: () => Promise<void>): void {
  process.on('SIGHUP', () => {
    reloadKeys().then(
      () => app.log.info('trusted keys were read again'),
      (error: unknown) => app.log.error({ err: error }, 'trusted keys cannot be read'),
    );
  });
}
