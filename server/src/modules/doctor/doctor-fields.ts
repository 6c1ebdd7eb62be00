import { EMAIL_PATTERN, LIMITS } from '@portal/shared/contract';
import type { FieldRefusal } from '../../refusals';
import { omitUndefined } from '../given';
import type { DoctorFacts, DoctorInput } from './doctor-facts.repository';
import { whyNotName } from './doctor-name';
import type { DoctorFields } from './doctor.repository';

const EXTERNAL_ID_LENGTH = 60;
const EMAIL = new RegExp(EMAIL_PATTERN, 'i');

export interface CheckedDoctor {
  /** The columns that the fields stand for; of use only when nothing is refused. */
  readonly fields: DoctorFields;
  /** Why fields are not taken, one reason for each. */
  readonly refused: Readonly<Record<string, FieldRefusal>>;
}

/** Checks the fields that were given, as they will be stored (DR-03). */
export function checkDoctor(input: DoctorInput, facts: DoctorFacts): CheckedDoctor {
  const { locationCountryId, assignedRmUuid } = input;
  const name = input.name?.trim();
  const email = input.email?.trim();
  const externalDoctorId =
    input.externalDoctorId === undefined ? undefined : input.externalDoctorId?.trim() || null;
  const managerId = assignedRmUuid && facts.managers.get(assignedRmUuid.toLowerCase());
  const fields = omitUndefined({
    ...{ name, email, externalDoctorId },
    countryId: locationCountryId,
    assignedRmId: typeof managerId === 'string' ? null : managerId,
  });
  const refused = omitUndefined({
    name: name === undefined ? undefined : whyNotName(name),
    email: email === undefined ? undefined : whyNotEmail(email, facts),
    externalDoctorId: externalDoctorId ? whyNotExternalId(externalDoctorId, facts) : undefined,
    locationCountryId:
      typeof locationCountryId === 'number' && !facts.countries.has(locationCountryId)
        ? ('unknownCountry' as const)
        : undefined,
    assignedRmUuid: assignedRmUuid && managerId === undefined ? ('unknownManager' as const) : undefined,
  });
  return { fields, refused: refused as CheckedDoctor['refused'] };
}

function whyNotEmail(email: string, facts: DoctorFacts): FieldRefusal | undefined {
  if (email === '') return 'required';
  if (email.length > LIMITS.emailLength) return { code: 'tooLong', values: { max: LIMITS.emailLength } };
  if (!EMAIL.test(email)) return 'email';
  return facts.doctorEmails.has(email) ? 'doctorTaken' : undefined;
}

function whyNotExternalId(id: string, facts: DoctorFacts): FieldRefusal | undefined {
  if (id.length > EXTERNAL_ID_LENGTH) return { code: 'tooLong', values: { max: EXTERNAL_ID_LENGTH } };
  return facts.externalIds.has(id) ? 'externalIdTaken' : undefined;
}
