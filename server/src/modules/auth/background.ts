import type { FastifyInstance } from 'fastify';

/** Makes the function that does work beside the answer of a call. The server waits for it before it ends. */
export function createBackground(app: FastifyInstance): (work: () => Promise<void>) => void {
  const open = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(open)));
  return (work) => {
    const done = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'work beside a call failed'))
      .finally(() => open.delete(done));
    open.add(done);
  };
}
