import { randomUUID } from 'node:crypto';
import { UPLOAD_PATH } from '../../modules/asset/upload/tus-server';
import { call, inject } from '../call';
import { connectChat } from '../chat/chat-client';
import { JPEG } from '../test-files';
import type { AuditDay, DayStep } from './day-scene';

/** The room of the case, and those who have no business there. */
export function chatSteps(day: AuditDay): DayStep[] {
  const { app, base, scene, headers, lab, made, socket, strange, bea } = day;
  const hello = {
    get room() {
      return made.caseId;
    },
    message: 'Hello',
    clientId: randomUUID(),
  };
  return [
    ['joins the room', () => socket.get('join', { room: made.caseId }), bea('chat join')],
    ['looks for a word in it', () => socket.get('search', { room: made.caseId, text: 'scan' })],
    [
      'joins a room of others',
      () => strange.ask('join', { room: made.caseId }),
      ['Eve Elsewhere', 'chat join', 'notFound', () => made.caseId],
    ],
    [
      'writes where nobody joined',
      () => strange.ask('message', { room: made.caseId, message: 'x', clientId: randomUUID() }),
      ['Eve Elsewhere', 'chat message', 'notJoined', () => made.caseId],
    ],
    [
      'writes',
      async () => {
        made.message = (await socket.get('message', hello)).messageId;
      },
      bea('chat message'),
    ],
    ['sends it again', () => socket.get('message', hello)],
    [
      'announces a file for the room',
      async () => {
        const body = { room: made.caseId, name: 'smile.jpg', size: JPEG.length };
        made.upload = (await call(app, 'POST /chatFile', { body }, headers)).upload.uploadUuid;
      },
      bea('POST /chatFile'),
    ],
    [
      'sends its bytes',
      async () => {
        const asset = { uuid: made.upload, size: JPEG.length };
        await scene.begin({ asset, upload: { url: UPLOAD_PATH } }, headers);
        await scene.send(made.upload, JPEG, 0, headers);
      },
      bea('upload'),
    ],
    [
      'hides it',
      () => socket.get('setAsHidden', { room: made.caseId, messageId: made.message }),
      bea('chat setAsHidden'),
    ],
    [
      'is answered',
      () => inject(app, 'POST /api/provider/chat', { body: { room: made.caseId, message: 'Hi' } }, lab),
      ['Mia Lab', 'POST /api/provider/chat', 'done', () => made.caseId],
    ],
    ['sees it', () => socket.get('setAsSeen', { room: made.caseId, upTo: 9 })],
    ['has it as new again', () => socket.get('setAsUnread', { room: made.caseId, from: 1 })],
    [
      'connects with a forged token',
      () => connectChat(base, { token: 'forged' }).catch(() => undefined),
      ['nobody', 'chat connect', 'sessionExpired', () => null],
    ],
  ];
}
