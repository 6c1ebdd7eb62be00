import { call, inject } from '../call';
import { JPEG } from '../test-files';
import type { AuditDay, DayStep } from './day-scene';

/** Records that are stored, given up, opened and exported. */
export function fileSteps(day: AuditDay): DayStep[] {
  const { app, scene, headers, made, urls, announce, ofCase, tus, bea } = day;
  return [
    [
      'stores a photograph',
      async () => {
        made.asset = await tus(JPEG);
      },
      bea('POST /caseAsset', () => made.asset),
      bea('POST /caseAsset'),
      bea('upload', () => made.asset),
      bea('upload'),
    ],
    [
      'stores what is no photograph',
      async () => {
        made.wrong = await tus(Buffer.from('no picture at all'), 'other.jpg');
      },
      bea('POST /caseAsset', () => made.wrong),
      bea('POST /caseAsset'),
      bea('upload', () => made.wrong, 'wrongFileType'),
    ],
    [
      'cancels an upload',
      async () => {
        const ticket = await announce('uprImp', 'upper.stl', 84);
        made.cancelled = ticket.asset.uuid;
        await scene.cancel(ticket.asset.uuid, headers);
      },
      bea('POST /caseAsset', () => made.cancelled),
      bea('POST /caseAsset'),
      bea('DELETE /upload/{id}', () => made.cancelled),
      bea('DELETE /upload/{id}'),
    ],
    [
      'cancels what is stored',
      () => scene.cancel(made.asset, headers),
      bea('DELETE /upload/{id}', () => made.asset, 'alreadyUploaded'),
    ],
    [
      'lists the records',
      async () => {
        const [asset] = await call(app, 'GET /case/{id}/asset', ofCase(), headers);
        urls.file = asset?.url ?? '';
      },
    ],
    [
      'downloads one',
      () => app.inject({ url: urls.file }),
      ['link of Bea Boss', 'GET /api/files/{token}', 'done', () => made.asset],
    ],
    ['reads on in it', () => app.inject({ url: urls.file, headers: { range: 'bytes=0-9' } })],
    [
      'forges an address',
      () => app.inject({ url: `${urls.file}x` }),
      ['nobody', 'GET /api/files/{token}', 'notFound', () => null],
    ],
    ['exports', () => inject(app, 'GET /case/csv', {}, headers), bea('GET /case/csv', () => null)],
    ['exports again', () => inject(app, 'GET /case/csv', {}, headers), bea('GET /case/csv', () => null)],
  ];
}
