import {
  ASSET_TYPE_KEYS,
  ASSET_TYPES,
  type AssetTypeKey,
  type ViewerLink,
  type ViewerModel,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import type { AuditedCall } from '../audit/audited-call';
import { createSignedTokens } from '../../signed-tokens';
import type { Person } from '../../person';
import type { CaseScope } from '../case/case-scope';
import { fileKeysOf } from '../../secrets';
import { toPlan, toPlanDetails } from './plan.mapper';
import { findCaseOfPlan } from './plan.repository';
import { findViewedPlan, listCaseFiles, listPlanFiles } from './viewer.repository';

const LIFE_MS = 30 * 60_000;
/** Where the pages show the viewer. */
const VIEWER_PATH = '/viewer';
/** Of the files that a plan can have, what the page draws. */
const MODEL_TYPE = 'model/gltf-binary';
const SCANS: readonly AssetTypeKey[] = ASSET_TYPE_KEYS.filter((key) => ASSET_TYPES[key].kind === 'scan');

export interface Viewer {
  /**
   * A page of the portal that shows a plan for half an hour, to the people of its company (CA-14).
   * @throws PortalError 'notFound'; 'planNotPublished'
   */
  linkOf(who: Person, scope: CaseScope, planUuid: string): Promise<ViewerLink>;
  /**
   * What that page shows: the plan and its files or, unless one is a model, the scans that it is made from. Never whose plan it is.
   * @throws PortalError 'notFound' when the token is forged or over, or of another company
   */
  show(who: Person, token: string, call: AuditedCall): Promise<ViewerModel>;
}

export function createViewer({
  db,
  config,
  fileLinks,
  audit,
}: Pick<AppContext, 'db' | 'config' | 'fileLinks' | 'audit'>): Viewer {
  const tokens = createSignedTokens(fileKeysOf(config.secrets), 'viewer');
  return {
    async linkOf(who, scope, planUuid) {
      const { companyUuid } = who;
      const found = (await findCaseOfPlan(db, scope, planUuid))
        ? await findViewedPlan(db, { planUuid, companyUuid })
        : null;
      if (!found) throw refusal('notFound', { record: 'plan' });
      if (found.row.upperStages + found.row.lowerStages === 0) throw refusal('planNotPublished');
      const expiresAt = Date.now() + LIFE_MS;
      const token = tokens.sign([found.row.uuid, companyUuid, who.contactUuid], expiresAt);
      return { url: `${VIEWER_PATH}/${token}`, expiresAt: new Date(expiresAt).toISOString() };
    },
    async show(who, token, call) {
      const [planUuid, companyUuid] = tokens.read(token) ?? [];
      const isOwn = planUuid !== undefined && companyUuid === who.companyUuid;
      const found = isOwn ? await findViewedPlan(db, { planUuid, companyUuid }) : null;
      if (!found) throw refusal('notFound', { record: 'link' });
      const ofPlan = await listPlanFiles(db, found.row.id);
      // A plan may have papers alone, which the page cannot draw.
      const isDrawn = ofPlan.some(({ contentType }) => contentType === MODEL_TYPE);
      const files = isDrawn ? ofPlan : await listCaseFiles(db, found.row.caseId, SCANS);
      const { companyId, row } = found;
      await audit.read({ ...call, companyId, subject: row.uuid });
      return {
        plan: toPlan(row, found.caseUuid, null),
        details: row.details && toPlanDetails(row),
        caseIdentifier: found.identifier,
        side: found.side,
        files: files.map(({ uuid, assetType, name, contentType }) => ({
          assetType,
          name,
          url: fileLinks.urlOf(uuid, who.companyUuid, who.contactUuid),
          contentType,
        })),
      };
    },
  };
}
