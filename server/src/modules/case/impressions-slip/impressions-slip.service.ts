import type { CaseStatus, PhysicalImpressionsLink } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { createSignedTokens } from '../../../signed-tokens';
import type { LinkCall } from '../../audit/audit.service';
import type { Person } from '../../../person';
import { getCase, scopeOf } from '../case.service';
import { fileKeysOf } from '../../../secrets';
import { drawSlip } from './impressions-slip.pdf';
import { findSlipCase } from './impressions-slip.repository';

/** Where impressions have still to be sent: at first, and again after a rejection. */
const NOT_ARRIVED: readonly CaseStatus[] = [
  'NEW',
  'REJECTED',
  'PENDING_COURIER_PICKUP',
  'AWAITING_IMPRESSION',
];

const LIFE_MS = 15 * 60_000;
/** Addresses made within one step are the same. */
const STEP_MS = 5 * 60_000;

export const SLIP_PATH = '/api/files/slip';

export interface ImpressionsSlips {
  /**
   * A short-lived address of the slip that travels with a case's physical impressions (CA-19). The case stays as it is.
   * @throws PortalError 'notFound'; 'noImpressions' for digital ones; 'impressionsArrived'.
   */
  linkOf(who: Person, caseUuid: string): Promise<PhysicalImpressionsLink>;
  /** The slip of an address's token, a PDF. @throws PortalError 'notFound' when the token is forged or over. */
  draw(token: string, call: LinkCall): Promise<Uint8Array>;
}

export function createImpressionsSlips({
  db,
  config,
  audit,
}: Pick<AppContext, 'db' | 'config' | 'audit'>): ImpressionsSlips {
  const tokens = createSignedTokens(fileKeysOf(config.secrets), 'slip');
  return {
    async linkOf(who, caseUuid) {
      const { impressionType, status } = await getCase(db, scopeOf(who), caseUuid);
      if (impressionType !== 'physical') throw refusal('noImpressions');
      if (!NOT_ARRIVED.includes(status)) throw refusal('impressionsArrived');
      const expiresAt = Math.ceil((Date.now() + LIFE_MS) / STEP_MS) * STEP_MS;
      return {
        url: `${SLIP_PATH}/${tokens.sign([caseUuid, who.companyUuid, who.contactUuid], expiresAt)}`,
        expiresAt: new Date(expiresAt).toISOString(),
      };
    },
    async draw(token, call) {
      const [caseUuid, companyUuid, holder = null] = tokens.read(token) ?? [];
      const found = caseUuid && companyUuid ? await findSlipCase(db, { caseUuid, companyUuid }) : null;
      if (!found) throw refusal('notFound', { record: 'link' });
      const { companyId } = found;
      await audit.read({ ...call, actor: { type: 'link', uuid: holder }, companyId, subject: caseUuid });
      return drawSlip({ ...found, address: config.impressionsAddress });
    },
  };
}
