import { authCalls } from './auth';
import { caseCalls } from './cases';
import { chatCalls } from './chat';
import { companyCalls } from './company';
import { doctorCalls } from './doctors';
import { providerCalls } from './provider';
import { shipmentCalls } from './shipments';

/** Every call the server answers. Paths are under /api/client unless they begin with /api. */
export const CALLS = {
  ...authCalls,
  ...companyCalls,
  ...caseCalls,
  ...shipmentCalls,
  ...doctorCalls,
  ...chatCalls,
  ...providerCalls,
} as const;
