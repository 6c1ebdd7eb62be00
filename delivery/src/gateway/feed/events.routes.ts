import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { FeedDocument } from '../../feed';
import { answerNotFound, answerUnavailable } from '../request-log';
import { EventStreams } from './event-streams';
import type { FeedEvents } from './feed-events';

/** How soon a browser connects again after its stream was cut. */
const RETRY_MS = 2000;

/** `/portal/events`: the revision of the live feed now, and each one that comes, as server-sent events. */
export function registerEventRoutes(app: FastifyInstance, events: FeedEvents): void {
  const streams = new EventStreams();
  const stopListening = events.listen((feed) => streams.send(textOf(feed)));
  app.addHook('preClose', async () => {
    stopListening();
    streams.close();
  });
  const options = { config: { quiet: true }, exposeHeadRoute: false };
  app.head('/portal/events', async (_request, reply) => answerNotFound(reply));
  app.get('/portal/events', options, async (_request, reply) => {
    if (streams.isFull) return answerUnavailable(reply, 'Too many tabs listen here. Please poll.');
    const stream = begin(reply);
    // In one step, so that no revision falls between the present one and the next.
    streams.add(stream);
    if (events.latest) stream.write(textOf(events.latest));
    await events.look();
    return reply;
  });
}

function begin(reply: FastifyReply): ServerResponse {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.write(`retry: ${RETRY_MS}\n\n`);
  return reply.raw;
}

function textOf({ revision }: FeedDocument): string {
  return `event: feed\ndata: ${JSON.stringify({ revision })}\n\n`;
}
