import type { Command } from '../command';
import { AUDIT_COMMANDS } from './audit';
import { CASE_LIST_COMMANDS } from './case-lists';
import { CASE_RECORD_COMMANDS } from './case-records';
import { CASE_STEP_COMMANDS } from './case-steps';
import { COMPANY_COMMANDS } from './companies';
import { PATIENT_COMMANDS } from './patients';
import { PRODUCTION_COMMANDS } from './production';
import { REFINEMENT_COMMANDS } from './refinements';
import { REQUEST_COMMANDS } from './requests';
import { SHIPMENT_COMMANDS } from './shipments';

/** Every command, as the help groups them. */
export const COMMAND_GROUPS: Readonly<Record<string, readonly Command[]>> = {
  Cases: [...CASE_LIST_COMMANDS, ...CASE_STEP_COMMANDS, ...CASE_RECORD_COMMANDS, ...PRODUCTION_COMMANDS],
  Shipments: SHIPMENT_COMMANDS,
  Requests: [...REQUEST_COMMANDS, ...REFINEMENT_COMMANDS],
  Companies: COMPANY_COMMANDS,
  'Patient data': PATIENT_COMMANDS,
  'Audit log': AUDIT_COMMANDS,
};

export function findCommand(name: string): Command | undefined {
  return Object.values(COMMAND_GROUPS)
    .flat()
    .find((command) => command.name === name);
}
