import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { assetModule } from './asset';
import { authModule } from './auth';
import { caseModule } from './case';
import { chatModule } from './chat';
import { companyModule } from './company';
import { contactModule } from './contact';
import { doctorModule } from './doctor';
import { planModule } from './plan';
import { providerModule } from './provider';
import { shipmentModule } from './shipment';

const MODULES: readonly ((app: FastifyInstance, ctx: AppContext) => void | Promise<void>)[] = [
  authModule,
  contactModule,
  companyModule,
  caseModule,
  planModule,
  assetModule,
  shipmentModule,
  doctorModule,
  chatModule,
  providerModule,
];

export async function registerModules(app: FastifyInstance, ctx: AppContext): Promise<void> {
  for (const register of MODULES) await register(app, ctx);
}
