import type { PortalApi } from './api';

interface FoundPlan {
  readonly uuid: string;
  readonly publishedAt: string | null;
}

/** A plan of the demo for both arches, with a model of each, of a case that has photos and two versions of its plan. */
export async function publishedPlan(
  api: PortalApi,
): Promise<{ readonly caseUuid: string; readonly uuid: string }> {
  const facts = { arch: 'both', productId: 'AL', withTs: false, status: 'SHIPPED' };
  const value = Object.entries(facts).map(([key, wanted]) => ({ op: 'EQ', key, value: wanted }));
  const filter = encodeURIComponent(JSON.stringify({ op: 'AND', value }));
  const { body } = await api.call<{ data: { uuid: string }[] }>(
    'GET',
    `/case?order=createdAt%20asc&paginate=100&filter=${filter}`,
  );
  for (const { uuid: caseUuid } of body.data) {
    const plans = await api.call<FoundPlan[]>('GET', `/case/${caseUuid}/plan`);
    const assets = await api.call<{ contentType: string | null }[]>('GET', `/case/${caseUuid}/asset`);
    const [newest, ...others] = plans.body.filter(({ publishedAt }) => publishedAt !== null);
    const hasPhotos = assets.body.some(({ contentType }) => contentType?.startsWith('image/'));
    if (newest && others.length === 1 && hasPhotos) return { caseUuid, uuid: newest.uuid };
  }
  throw new Error('The demo has no such case');
}
