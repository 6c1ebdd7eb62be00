import type { FieldRefusal } from '../../../refusals';
import type { CheckedDoctor } from '../doctor-fields';

/** Refuses rows whose email or external id a row before them has, whatever else is said of that one. */
export function withRepetitions(rows: readonly CheckedDoctor[]): CheckedDoctor[] {
  const firstRows = { email: new Map<string, number>(), externalDoctorId: new Map<string, number>() };
  return rows.map(({ fields, refused }, index) => {
    const repeated: Record<string, FieldRefusal> = {};
    for (const field of ['email', 'externalDoctorId'] as const) {
      const value = fields[field]?.toLowerCase();
      if (!value) continue;
      const first = firstRows[field].get(value);
      if (first === undefined) firstRows[field].set(value, index + 1);
      else repeated[field] = { code: 'sameAsRow', values: { row: first } };
    }
    return { fields, refused: { ...repeated, ...refused } };
  });
}
