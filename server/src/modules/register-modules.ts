import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { addressModule } from './address/address.routes';
import { assetModule } from './asset/asset.routes';
import { auditModule } from './audit/audit.routes';
import { authModule } from './auth/auth.routes';
import { caseModule } from './case/case.routes';
import { chatModule } from './chat/chat.routes';
import { caseOverviewModule } from './case-overview/case-overview.routes';
import { companyModule } from './company/company.routes';
import { contactModule } from './contact/contact.routes';
import { doctorModule } from './doctor/doctor.routes';
import { expiryModule } from './expiry/expiry.worker';
import { laserMarkingModule } from './laser-marking/laser-marking.routes';
import { mailModule } from './mail/mail-worker';
import { orderModule } from './order/order.routes';
import { patientDataModule } from './patient-data/patient-data.routes';
import { planModule } from './plan/plan.routes';
import { planReviewModule } from './plan-review/plan-review.routes';
import { providerModule } from './provider/provider.routes';
import { referenceModule } from './reference/reference.routes';
import { requestModule } from './request/request.routes';
import { shipmentModule } from './shipment/shipment.routes';
import { workflowModule } from './workflow/workflow.module';

const MODULES: readonly ((app: FastifyInstance, ctx: AppContext) => void | Promise<void>)[] = [
  mailModule,
  auditModule,
  authModule,
  contactModule,
  companyModule,
  laserMarkingModule,
  addressModule,
  referenceModule,
  caseModule,
  caseOverviewModule,
  planModule,
  planReviewModule,
  orderModule,
  assetModule,
  requestModule,
  shipmentModule,
  doctorModule,
  chatModule,
  providerModule,
  expiryModule,
  patientDataModule,
  workflowModule,
];

export async function registerModules(app: FastifyInstance, ctx: AppContext): Promise<void> {
  for (const register of MODULES) await register(app, ctx);
}
