import { JPEG } from '../testing/test-files';
import type { World } from '../testing/world';
import { id, none, type Samples } from './samples';

const anyFile = async (world: World) => id(await world.chatFile());
const anyRoom = async (world: World) => ({ room: (await world.case()).uuid });

/** Calls about chats, of the company's people and of the provider. */
export const CHAT_SAMPLES = {
  'GET /chatConnect': none,
  'GET /chatMessage/{id}/file': anyFile,
  'GET /chatMessage/{id}/files': anyFile,
  'POST /chatFile': async (world) => ({
    body: { ...(await anyRoom(world)), name: 'me.jpg', size: JPEG.length },
  }),
  'POST /api/provider/chat': async (world) => ({ body: { ...(await anyRoom(world)), message: 'Hello' } }),
  'PUT /api/provider/chat/seen': async (world) => ({ body: await anyRoom(world) }),
  'PUT /api/provider/chat/typing': async (world) => ({ body: await anyRoom(world) }),
  'POST /api/provider/chatFile': async (world) => ({
    query: { ...(await anyRoom(world)), name: 'front.jpg' },
    file: new Blob([JPEG]),
  }),
} satisfies Partial<Samples>;
