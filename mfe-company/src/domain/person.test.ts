import { buildContact } from '@portal/shared/testing';
import { roleOf, toContactChange, toNewContact, toPersonValues } from './person';

const flagsOf = (superAdmin: boolean) => ({ ...buildContact().flagsMap, superAdmin });
const admin = buildContact({ uuid: 'p-1', flagsMap: flagsOf(false), version: 7 });
const manager = { ...admin, role: 'RM' as const };
const values = { name: 'Rana Malik', email: 'rana@clinic.example' };

describe('a person of the company', () => {
  it('[CO-04] is a super admin, a relationship manager or an admin', () => {
    expect([buildContact(), manager, admin].map(roleOf)).toEqual(['superAdmin', 'manager', 'admin']);
  });

  it('[CO-05] [CO-06] is added with the company, and as an RM with mails switched on', () => {
    expect(toNewContact({ ...values, phone: '', isManager: false }, 'c-1')).toEqual({
      ...values,
      companyUuid: 'c-1',
    });
    expect(toNewContact({ ...values, phone: '100', isManager: true }, 'c-1')).toEqual({
      ...values,
      companyUuid: 'c-1',
      phone: '100',
      role: 'RM',
      flags: [{ name: 'emailSubscription', value: 1 }],
    });
  });

  it.each([
    ['a phone that is taken away', admin, { phone: '' }, { model: { name: 'Rana Malik', phone: null } }],
    [
      'no role where the form offers none',
      manager,
      { phone: '1' },
      { model: { name: 'Rana Malik', phone: '1' } },
    ],
    ['the role', admin, { isManager: true }, { model: { name: 'Rana Malik', phone: null, role: 'RM' } }],
    [
      'null for a role that is switched off, and who takes over',
      manager,
      { isManager: false, reassignTo: 'p-2' },
      { model: { name: 'Rana Malik', phone: null, role: null }, reassignTo: 'p-2' },
    ],
    [
      'that nobody takes over',
      manager,
      { isManager: false, reassignTo: 'nobody' },
      { model: { name: 'Rana Malik', phone: null, role: null }, reassignTo: null },
    ],
    [
      'nobody to take over from one who stays',
      manager,
      { isManager: true, reassignTo: 'p-2' },
      { model: { name: 'Rana Malik', phone: null, role: 'RM' } },
    ],
  ])('[CO-05] an edit sends %s', (_what, person, typed, sent) => {
    expect(toContactChange(person, { ...values, ...typed })).toEqual({ uuid: 'p-1', version: 7, ...sent });
  });

  it('[CO-05] shows what there is', () => {
    expect(toPersonValues(manager)).toEqual({
      name: 'Emma Clark',
      email: 'emma@clinic.example',
      phone: '',
      isManager: true,
    });
  });
});
