import type { PortalApi } from './api';

/** A plan of the demo for both arches, with a model of each. */
export async function publishedPlan(
  api: PortalApi,
): Promise<{ readonly caseUuid: string; readonly uuid: string }> {
  const facts = { arch: 'both', productId: 'AL', withTs: false, status: 'SHIPPED' };
  const value = Object.entries(facts).map(([key, wanted]) => ({ op: 'EQ', key, value: wanted }));
  const filter = encodeURIComponent(JSON.stringify({ op: 'AND', value }));
  const { body } = await api.call<{ data: { uuid: string }[] }>(
    'GET',
    `/case?order=createdAt%20asc&filter=${filter}`,
  );
  const caseUuid = body.data[0]?.uuid ?? '';
  const plans = await api.call<{ uuid: string; publishedAt: string | null }[]>(
    'GET',
    `/case/${caseUuid}/plan`,
  );
  return { caseUuid, uuid: plans.body.find(({ publishedAt }) => publishedAt !== null)?.uuid ?? '' };
}
