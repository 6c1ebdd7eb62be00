import type { ChatMessage } from '@portal/shared/contract';
import { note, openChatStage, type ChatStage, type Scene } from '../../testing/chat/chat-scene';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

/** A room of so many messages, called by their numbers. */
async function longRoom(count: number): Promise<Scene> {
  const scene = await stage.scene();
  await scene.client.get('join', { room: scene.room });
  for (let number = 1; number <= count; number += 1)
    await scene.client.get('message', note(scene.room, `line ${number}`));
  return scene;
}

const numbers = ({ messages }: { messages: readonly ChatMessage[] }): number[] =>
  messages.map(({ msgId }) => msgId);
const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a long room', () => {
  it('[CH-02] opens around a message, and goes on in both directions to its ends', async () => {
    const { client, room } = await longRoom(70);
    const opened = await client.get('join', { room, around: 35 });
    expect(opened).toMatchObject({ hasMore: true, hasNewer: true, lastMsgId: 70, seenUpTo: 0 });
    expect(numbers(opened)).toEqual(span(15, 55));
    const older = await client.get('getPrevious', { room, before: 15 });
    expect([numbers(older), older.hasMore]).toEqual([span(1, 14), false]);
    const newer = await client.get('getNext', { room, after: 55 });
    expect([numbers(newer), newer.hasMore]).toEqual([span(56, 70), false]);
    const end = await client.get('join', { room, around: 70 });
    expect([numbers(end), end.hasNewer, end.lastMsgId]).toEqual([span(50, 70), false, 70]);
  });

  it('[CH-03] answers what was missed since a number, and refuses to be opened at two places', async () => {
    const { client, room } = await longRoom(5);
    const missed = await client.get('join', { room, after: 3 });
    expect([numbers(missed), missed.hasNewer, missed.lastMsgId]).toEqual([[4, 5], false, 5]);
    const nothing = await client.get('join', { room, after: 5 });
    expect([numbers(nothing), nothing.lastMsgId]).toEqual([[], 5]);
    const both = await client.ask('join', { room, after: 1, around: 2 });
    expect(both).toMatchObject({ ok: false, error: { code: 'validation' } });
  });

  it('[CH-02] is searched without regard to case and the marks of letters, newest first, page by page', async () => {
    const { client, room } = await longRoom(45);
    await client.get('message', note(room, 'IŞIK geldi'));
    for (const text of ['ışık', 'isik'])
      expect(numbers(await client.get('search', { room, text }))).toEqual([46]);
    const first = await client.get('search', { room, text: 'LINE' });
    expect([numbers(first), first.hasMore]).toEqual([span(26, 45).reverse(), true]);
    const last = await client.get('search', { room, text: 'line', before: 6 });
    expect([numbers(last), last.hasMore]).toEqual([span(1, 5).reverse(), false]);
    expect(numbers(await client.get('search', { room, text: '100 % nothing' }))).toEqual([]);
  });

  it('[CH-06] does not give away by its search what was hidden', async () => {
    const { client, room } = await longRoom(1);
    const { messageId } = await client.get('message', note(room, 'a secret word'));
    await client.get('setAsHidden', { room, messageId });
    expect(numbers(await client.get('search', { room, text: 'secret' }))).toEqual([]);
    const hidden = (await client.get('join', { room })).messages.at(-1);
    expect(hidden).toMatchObject({ message: '', hasText: false, files: [], refers: null, hidden: true });
  });
});
