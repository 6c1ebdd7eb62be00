import type { PhoneLink } from '@portal/shared/contract';
import type { AppContext } from '../app-context';
import { dentalCase } from '../db/schema';
import { makePhoneLink } from '../modules/asset/phone-link/phone-link.service';
import { makeCompany } from './test-data';

/** Whose draft a phone is to fill. */
interface Maker {
  readonly company: { readonly id: number };
  readonly tokens: { readonly accessToken: string };
}

/** Leave for a phone to fill the front view of a draft; of a company of its own where nothing is said. */
export async function givePhoneLink(ctx: AppContext, maker?: Maker): Promise<PhoneLink> {
  const { company, tokens } = maker ?? (await makeCompany(ctx));
  const [draft] = await ctx.db
    .insert(dentalCase)
    .values({ companyId: company.id, side: 'client', patientName: 'Ada Lovelace', productId: 'AL' })
    .returning();
  const who = await ctx.sessions.authenticate(tokens.accessToken);
  if (!who || !draft) throw new Error('no draft of a signed-in person');
  return makePhoneLink(ctx, who, draft.uuid, 'frtImg');
}
