import { addressCalls } from './addresses';
import { assetCalls } from './assets';
import { auditCalls } from './audit';
import { authCalls } from './auth';
import { caseCalls } from './cases';
import { chatCalls } from './chat';
import { companyCalls } from './company';
import { contactCalls } from './contacts';
import { doctorCalls } from './doctors';
import { erasureCalls } from './erasures';
import { planCalls } from './plans';
import { providerCalls } from './provider';
import { providerPeopleCalls } from './provider-people';
import { requestCalls } from './requests';
import { shipmentCalls } from './shipments';

/** Every call the server answers. Paths are under /api/client unless they begin with /api. */
export const CALLS = {
  ...authCalls,
  ...contactCalls,
  ...companyCalls,
  ...addressCalls,
  ...caseCalls,
  ...planCalls,
  ...assetCalls,
  ...requestCalls,
  ...shipmentCalls,
  ...doctorCalls,
  ...chatCalls,
  ...auditCalls,
  ...erasureCalls,
  ...providerCalls,
  ...providerPeopleCalls,
} as const;
