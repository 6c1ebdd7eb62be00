import { promisify } from 'node:util';
import { sized } from '../../../../tooling/testing/soak';
import { note, openChatStage, textsTold, type ChatStage } from '../../testing/chat/chat-scene';
import { until } from '../../testing/until';

/** Sockets of two companies, half of them each. */
const SOCKETS = sized(20, 1_000);
const MESSAGES = sized(5, 30);

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(() => stage.close());

test(`[CH-05] ${SOCKETS} sockets are told each message of their room once, in order, and nothing of another's`, async () => {
  const scenes = [await stage.scene(), await stage.scene()];
  const rooms = [];
  for (const { clinic, client, room } of scenes) {
    const clients = [client];
    while (clients.length < SOCKETS / scenes.length) clients.push(await stage.connect(clinic));
    await Promise.all(clients.map((one) => one.get('join', { room })));
    rooms.push({ room, clients });
  }
  for (let number = 0; number < MESSAGES; number += 1)
    await Promise.all(
      rooms.map(({ room, clients: [writer] }) => writer?.get('message', note(room, `${room} ${number}`))),
    );

  for (const { room, clients } of rooms) {
    const expected = Array.from({ length: MESSAGES }, (_, number) => `${room} ${number}`);
    await until(() => clients.every((client) => textsTold(client).length >= MESSAGES));
    for (const client of clients) expect(textsTold(client)).toEqual(expected);
  }

  stage.disconnectAll();
  const count = promisify(stage.server.app.server.getConnections.bind(stage.server.app.server));
  await until(async () => (await count()) === 0);
});
