import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import type { Person } from '../../../person';

const MEGABYTE = 1_000_000;
const DAY_SECONDS = 86_400;
/** Files of one person and of one company: whole folders at once, then as fast as anybody can choose them. */
const PERSON = { burst: 500, perSecond: 1 };
const COMPANY = { burst: 2_000, perSecond: 4 };

/**
 * Counts a file that is announced or sent against what its person and company may send: a company cannot fill the storage of all.
 * @param size bytes
 * @throws PortalError 'tooManyUploads' with the minutes to wait
 */
export async function countUpload(
  { buckets, config }: Pick<AppContext, 'buckets' | 'config'>,
  { companyId, contactId }: Pick<Person, 'companyId' | 'contactId'>,
  size: number,
): Promise<void> {
  const megabytesADay = config.uploadGigabytesADay * 1_000;
  const waitMs = await buckets.take([
    { key: `upload person:${contactId}`, ...PERSON },
    { key: `upload company:${companyId}`, ...COMPANY },
    {
      key: `upload megabytes:${companyId}`,
      burst: megabytesADay,
      perSecond: megabytesADay / DAY_SECONDS,
      tokens: size / MEGABYTE,
    },
  ]);
  if (waitMs > 0) throw refusal('tooManyUploads', { minutes: Math.ceil(waitMs / 60_000) });
}
