import type { Making } from '@portal/shared/contract';
import type { Db } from '../db/client';
import { caseHistory, serviceRequest, type caseAsset } from '../db/schema';
import { readMaking, type ToBeMade } from '../modules/configuration/making.repository';
import { makeRecordsFor } from './make/make-records';
import { makeRequests, type DemoRequest, type RequestMaker } from './make/make-requests';
import type { Prng } from './prng';
import type { StoredFile } from './seed-files';
import { inChunks, insertAssets } from './seed.repository';

type HistoryRow = typeof caseHistory.$inferInsert & { readonly createdAt: Date };

/** The requests of a company, with their history and, for some, a photo of what is to be replaced. */
export async function seedRequests(
  tx: Db,
  maker: RequestMaker,
  files: readonly StoredFile[],
  prng: Prng,
): Promise<void> {
  const requests = await withMakings(tx, makeRequests(maker, prng));
  const seeded = new Map<string, { id: number; identifier: string }>();
  await inChunks(
    requests.map(({ row }) => row),
    async (chunk) => {
      const rows = await tx.insert(serviceRequest).values(chunk).returning({
        uuid: serviceRequest.uuid,
        id: serviceRequest.id,
        identifier: serviceRequest.identifier,
      });
      for (const { uuid, id, identifier } of rows) seeded.set(uuid, { id, identifier });
    },
  );
  const history = requests.flatMap((request) => historyOf(request, seeded.get(request.row.uuid)?.identifier));
  // Histories are read in the order of the rows, and a case may have several requests.
  history.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await inChunks(history, (chunk) => tx.insert(caseHistory).values(chunk));
  await insertAssets(
    tx,
    requests
      .filter(({ row }) => row.type === 'replacement')
      .flatMap(({ row, demoCase }): (typeof caseAsset.$inferInsert)[] =>
        makeRecordsFor(demoCase, { slots: ['frtImg'], since: row.createdAt }, files, prng).map((asset) => ({
          ...asset,
          requestId: seeded.get(row.uuid)?.id ?? null,
        })),
      ),
  );
}

/** Says of those that are begun how they are made. A company of the demo has not changed its mind, so it is asked once for each product. */
async function withMakings(tx: Db, requests: readonly DemoRequest[]): Promise<readonly DemoRequest[]> {
  const makings = new Map<string, Making>();
  const readOnce = async (product: ToBeMade): Promise<Making> => {
    const key = JSON.stringify(product);
    const making = makings.get(key) ?? (await readMaking(tx, product));
    makings.set(key, making);
    return making;
  };
  const made: DemoRequest[] = [];
  for (const request of requests) {
    const isBegun = request.story.some(({ action }) => action === 'startMfg');
    const making = isBegun ? await readOnce(toBeMade(request)) : null;
    made.push({ ...request, row: { ...request.row, making } });
  }
  return made;
}

function toBeMade({ row: { type }, demoCase: { row } }: DemoRequest): ToBeMade {
  const { companyId, productId, trimLine = null, offset = null, material = null } = row;
  return type === 'retainer' && productId !== 'RE'
    ? { companyId, productId: 'RE', trimLine: null, offset: null, material: null }
    : { companyId, productId, trimLine, offset, material };
}

function historyOf({ row, story, demoCase }: DemoRequest, identifier: string | undefined): HistoryRow[] {
  return story.map(({ history, actor, from, to, at, note }) => ({
    caseId: demoCase.id,
    subject: 'request',
    subjectUuid: row.uuid,
    subjectLabel: identifier ?? null,
    subjectFrom: from,
    subjectTo: to,
    action: history,
    actor,
    actorName: actor === 'client' ? demoCase.clientName : null,
    note,
    createdAt: at,
  }));
}
