import { buildDoctor } from '@portal/shared/testing';
import { actionsOf } from './doctor-actions';
import { toDoctorChange, toDoctorValues, toNewDoctor } from './doctor-form';

describe('the form of a doctor', () => {
  it('[DR-03] adds a doctor, and leaves out a manager that the form does not offer', () => {
    expect(toNewDoctor({ name: 'Dr. Bo', email: 'bo@clinic.example', externalDoctorId: '' })).toEqual({
      name: 'Dr. Bo',
      email: 'bo@clinic.example',
      externalDoctorId: null,
      locationCountryId: null,
      invite: true,
    });
  });

  it('[DR-03] takes away what was left empty, and says no email once somebody has accepted', () => {
    const doctor = buildDoctor({ assignedRm: { uuid: 'r-1', name: 'Rana' }, version: 3 });
    const values = { ...toDoctorValues(doctor), locationCountryId: undefined, assignedRmUuid: null };
    expect(toDoctorChange(doctor, values)).toEqual({
      name: doctor.name,
      externalDoctorId: 'EXT-1',
      locationCountryId: null,
      assignedRmUuid: null,
      version: 3,
    });
    expect(toDoctorChange({ ...doctor, status: 'invited' }, values)).toHaveProperty('email', doctor.email);
  });

  it('[DR-03] restricts and frees a doctor who has accepted, and says no status that stays', () => {
    const active = buildDoctor();
    expect(toDoctorValues(active).status).toBe('active');
    expect(toDoctorChange(active, toDoctorValues(active))).not.toHaveProperty('status');
    expect(toDoctorChange(active, { ...toDoctorValues(active), status: 'restricted' })).toHaveProperty(
      'status',
      'restricted',
    );
    for (const status of ['invited', 'blocked'] as const)
      expect(toDoctorValues({ ...active, status }).status).toBeUndefined();
  });

  it.each([
    ['invited', 'edit invite remove'],
    ['active', 'edit block remove'],
    ['blocked', 'edit unblock handOver remove'],
    ['restricted', 'edit block remove'],
  ] as const)('[DR-03] of a doctor who is %s offers to %s', (status, actions) => {
    expect(actionsOf({ status }).join(' ')).toBe(actions);
  });
});
