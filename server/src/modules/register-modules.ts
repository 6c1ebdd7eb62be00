import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { addressModule } from './address';
import { assetModule } from './asset';
import { authModule } from './auth';
import { caseModule } from './case';
import { chatModule } from './chat';
import { companyModule } from './company';
import { contactModule } from './contact';
import { doctorModule } from './doctor';
import { laserMarkingModule } from './laser-marking';
import { mailModule } from './mail';
import { orderModule } from './order';
import { planModule } from './plan';
import { providerModule } from './provider';
import { referenceModule } from './reference';
import { requestModule } from './request';
import { shipmentModule } from './shipment';

const MODULES: readonly ((app: FastifyInstance, ctx: AppContext) => void | Promise<void>)[] = [
  mailModule,
  authModule,
  contactModule,
  companyModule,
  laserMarkingModule,
  addressModule,
  referenceModule,
  caseModule,
  planModule,
  orderModule,
  assetModule,
  requestModule,
  shipmentModule,
  doctorModule,
  chatModule,
  providerModule,
];

export async function registerModules(app: FastifyInstance, ctx: AppContext): Promise<void> {
  for (const register of MODULES) await register(app, ctx);
}
