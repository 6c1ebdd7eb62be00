import { answerAsProvider } from '../../chat/provider-chat';
import { localeOf } from './language';
import { answerTo } from './phrases';
import type { SimulatorContext } from './simulator';
import { findUnansweredRooms, type Span } from './simulator.repository';

/** Answers once in each room where people have been waiting since before the end of the span, however much they wrote. */
export async function answerRooms(ctx: SimulatorContext, span: Span): Promise<void> {
  for (const room of await findUnansweredRooms(ctx.db, span)) {
    try {
      const answer = answerTo(room, localeOf(room.message));
      await ctx.transact((unit) => answerAsProvider(unit, room.uuid, answer));
    } catch (error) {
      ctx.log.error({ err: error, room: room.uuid }, 'the simulated provider could not answer');
    }
  }
}
