import { Type } from 'typebox';
import { DOCTOR_STATUSES } from '../constants';
import { DateTime, ListQuery, Nullable, Uuid } from './common';

export const Doctor = Type.Object({
  uuid: Uuid,
  name: Type.String(),
  email: Type.String(),
  externalDoctorId: Nullable(Type.String()),
  status: Type.Enum([...DOCTOR_STATUSES]),
  locationCountryId: Nullable(Type.Integer()),
  country: Nullable(Type.String()),
  assignedRm: Nullable(Type.Object({ uuid: Uuid, name: Type.String() })),
  createdAt: DateTime,
});
export type Doctor = Type.Static<typeof Doctor>;
export const DoctorListQuery = Type.Object({
  ...ListQuery.properties,
  getStatistics: Type.Optional(Type.Boolean()),
});
