import { call } from '../../testing/call';
import { openChatStage, textsTold, type ChatStage } from '../../testing/chat/chat-scene';
import { connectChat } from '../../testing/chat/chat-client';
import { TEST_PROVIDER_TOKEN } from '../../testing/test-server';
import { until } from '../../testing/until';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

const asProvider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

it('[AP-15] what is open of a company ends as it becomes inactive, and nobody else notices', async () => {
  const closed = await stage.scene();
  const other = await stage.scene();
  const { uuid } = closed.clinic.company;
  const become = (status: 'ACTIVE' | 'INACTIVE') =>
    call(
      stage.server.app,
      'PUT /api/provider/company/{id}',
      { params: { id: uuid }, body: { status } },
      asProvider,
    );
  await closed.client.get('join', { room: closed.room });
  await become('INACTIVE');
  await until(() => !closed.client.socket.connected);
  await stage.answer(closed.room, 'for nobody');
  expect(textsTold(closed.client)).toEqual([]);
  const token = { token: closed.clinic.tokens.accessToken };
  await expect(connectChat(stage.url, token)).rejects.toMatchObject({ data: { code: 'sessionExpired' } });
  expect(other.client.socket.connected).toBe(true);

  await become('ACTIVE');
  const back = await stage.connect(closed.clinic);
  expect((await back.get('join', { room: closed.room })).messages).toMatchObject([{ message: 'for nobody' }]);
});
