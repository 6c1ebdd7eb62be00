import type { Locker } from '@tus/server';
import { UPLOAD_SHA256_HEADER } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import type { Received } from '../../../storage/upload-parts';
import type { Person } from '../../../person';
import type { FinishUpload } from './upload-finish.service';
import { personOf, readSentHash, TUS_VERSION, type UploadHandler } from './upload-request';
import { targetOf, touchUpload } from './upload-target';

interface OffsetTools {
  readonly locker: Locker;
  readonly finish: FinishUpload;
}

interface Asked {
  readonly who: Person;
  readonly id: string;
  readonly sentSha256: string | null;
}

/** How much has arrived. Also for what is stored: the answer to the last part may have been lost on the way. */
export function createOffsetHandler(ctx: AppContext, tools: OffsetTools): UploadHandler {
  return async (request, reply) => {
    const { id } = request.params;
    const sentSha256 = readSentHash(request.headers[UPLOAD_SHA256_HEADER]);
    // What is being stored has left the parts already, and is not lost.
    await tools.finish.settled(id.toLowerCase());
    const asked = { who: personOf(request), id, sentSha256 };
    const { offset, size } = await readOffset(ctx, tools, asked);
    return reply
      .headers({ 'tus-resumable': TUS_VERSION, 'upload-offset': offset, 'upload-length': size })
      .send();
  };
}

/** @throws PortalError 'notFound' when nothing was begun, and those of `FinishUpload` */
async function readOffset(
  ctx: AppContext,
  { locker, finish }: OffsetTools,
  { who, id, sentSha256 }: Asked,
): Promise<Received> {
  const { uuid, size, isStored } = await targetOf(ctx, who, id);
  const whole = { offset: size, size };
  if (isStored) return whole;
  const received = await receivedOf(ctx, locker, uuid);
  if (received && received.offset !== size) return received;
  // Its parts are gone as soon as it is stored, by this process or another.
  const target = await targetOf(ctx, who, id);
  if (target.isStored) return whole;
  if (!received) throw refusal('notFound', { record: 'file' });
  // All bytes are there, but the server stopped before it could store them.
  await finish(who, target, sentSha256);
  return whole;
}

/** Once the request that still writes, if there is one, has written what it had: its connection is likely dead. */
async function receivedOf(
  { db, uploadParts }: AppContext,
  locker: Locker,
  uuid: string,
): Promise<Received | null> {
  await touchUpload(db, uuid);
  const lock = locker.newLock(uuid);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    return await uploadParts.received(uuid);
  } finally {
    await lock.unlock();
  }
}
