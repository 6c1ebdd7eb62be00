import { storeProviderChatFile } from '../../asset/file/file.service';
import { answerAsProvider, typeAsProvider } from '../../chat/provider-chat';
import { localeOf } from './language';
import { answerTo, pictureLine } from './phrases';
import type { SimulatorContext } from './simulator';
import { findDemoFile, findUnansweredRooms, type Span, type UnansweredRoom } from './simulator.repository';

/** The picture of the demo that answers a picture. */
const PICTURE = 'front.jpg';

/** Says in each room where people wait for an answer that one is being written. */
export async function typeInRooms(ctx: SimulatorContext, span: Span): Promise<void> {
  for (const { uuid } of await findUnansweredRooms(ctx.db, span))
    await ctx.transact((unit) => typeAsProvider(unit, uuid));
}

/** Answers once in each room where people have been waiting since before the end of the span, however much they wrote. */
export async function answerRooms(ctx: SimulatorContext, span: Span): Promise<void> {
  for (const room of await findUnansweredRooms(ctx.db, span)) {
    try {
      const content = room.hasPicture ? await answerWithPicture(ctx, room) : { message: answerOf(room) };
      await ctx.transact((unit) => answerAsProvider(unit, room.uuid, content));
    } catch (error) {
      ctx.log.error({ err: error, room: room.uuid }, 'the simulated provider could not answer');
    }
  }
}

const answerOf = (room: UnansweredRoom): string => answerTo(room, localeOf(room.message));

/** A picture of the demo's, with a line about it; the line alone of an installation without it. */
async function answerWithPicture(ctx: SimulatorContext, { uuid, message }: UnansweredRoom) {
  const line = { message: pictureLine(localeOf(message)) };
  const storageKey = (await findDemoFile(ctx.db, PICTURE, 'frtImg'))?.storageKey;
  if (!storageKey) return line;
  const bytes = await ctx.storage.read(storageKey);
  const { key } = await storeProviderChatFile(ctx, { room: uuid, name: PICTURE }, bytes);
  return { ...line, files: [key] };
}
