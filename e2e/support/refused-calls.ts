import { randomUUID } from 'node:crypto';
import type { PortalApi } from './api';
import type { Company } from './company';

type Call = readonly [method: Parameters<PortalApi['call']>[0], path: string, body?: unknown];

const ADDRESS = {
  title: 'Ada Admin',
  city: 'Austin',
  street: 'Main Street 1',
  phone: '123',
  countryId: 840,
  state: 'Texas',
  zipCode: '78701',
};
const OFFICE = { ...ADDRESS, typeId: 1 };
const SHIPPING = { ...ADDRESS, typeId: 2, ownerType: 'clinic' };
const NOBODY = randomUUID();

/** Calls that the real server refuses, each by a reason of its own, for the super admin of a company with everything. */
export async function refusedCalls({ api, email }: Company): Promise<readonly Call[]> {
  const make = async (path: string, body: object): Promise<string> => {
    const made = await api.call<{ uuid: string }>('POST', path, body);
    if (made.status !== 201) throw new Error(`${path} was answered by ${JSON.stringify(made)}`);
    return made.body.uuid;
  };
  const me = (await api.call<{ uuid: string }>('GET', '/contact/me')).body.uuid;
  const ownCase = await make('/case', {
    patientName: 'Ada',
    productId: 'AL',
    impressionType: 'meditScanner',
  });
  const doctorEmail = email.replace('ada@', 'doctor@');
  const doctor = await make('/dso/doctor', { name: 'Dr. Dora', email: doctorEmail });
  const first = await make('/address', { ...SHIPPING, isDefaultShippingAddress: true });
  const request = { caseUuid: ownCase, type: 'retainer', method: 'stepNumber', stepNumber: 1, arch: 'both' };
  const filter = (key: string) => encodeURIComponent(JSON.stringify({ op: 'EQ', key, value: 'x' }));
  const person = { name: 'Pat', email: email.replace('ada@', 'pat@') };
  const record = { caseUuid: ownCase, assetType: 'frtImg', name: 'a.jpg', size: 1 };
  return [
    ['POST', '/case', {}],
    ['POST', '/case', { productId: 'XX' }],
    ['POST', '/case', { productId: 'AL', patientName: 'x'.repeat(121) }],
    ['POST', '/case', { productId: 'AL', patientName: 7 }],
    ['POST', '/case', { productId: 'AL', doctorUuid: NOBODY }],
    ['GET', '/case?page=abc'],
    ['GET', '/case?page=0'],
    ['GET', '/case?paginate=100000'],
    ['GET', `/case?filter=${filter('secret')}`],
    ['GET', '/case?order=companyId'],
    ['GET', `/case/${NOBODY}`],
    ['GET', `/shipment/${NOBODY}`],
    ['GET', `/request/${NOBODY}`],
    ['PUT', `/case/${ownCase}`, { submit: true }],
    ['PUT', `/case/${ownCase}`, { version: 99 }],
    ['PATCH', `/case/${ownCase}/undoLastPlanApproval`],
    ['POST', `/case/${ownCase}/physicalImpressionsLink`],
    ['POST', '/request', request],
    ['POST', '/caseAsset', { ...record, size: 0 }],
    ['POST', '/caseAsset', { ...record, name: 'a.exe' }],
    ['POST', '/caseAsset', { ...record, size: 9_000_000_000 }],
    ['PUT', '/contact/me', { name: 'Ada', phone: 'abc' }],
    ['POST', '/contact', { ...person, email: 'abc' }],
    ['POST', '/contact', { ...person, email }],
    ['PUT', `/contact/${me}`, { uuid: me, model: { role: 'RM' } }],
    ['PUT', `/contact/${me}`, { uuid: NOBODY, model: { name: 'Ada' } }],
    ['DELETE', `/contact/${me}`],
    ['PUT', '/company', { logoUrl: 'nobody/knows.png' }],
    ['PUT', '/company', {}],
    ['PUT', '/lmp', { key: 'companyName', value: 'Ada' }],
    ['PUT', '/contact/setPassword', { token: 'x', password: 'short' }],
    ['PUT', '/contact/setPassword', { token: 'x', password: 'seven green kettles' }],
    ['POST', '/address', { ...OFFICE, state: 'Bavaria' }],
    ['POST', '/address', { ...OFFICE, zipCode: '1' }],
    ['POST', '/address', { ...OFFICE, countryId: 999 }],
    ['POST', '/address', { ...SHIPPING, countryId: 4 }],
    ['POST', '/address', { ...OFFICE, isDefaultShippingAddress: true }],
    ['DELETE', `/address/${first}`],
    ['POST', '/dso/doctor', { name: 'Dr. Dan', email: doctorEmail }],
    ['POST', '/dso/doctor', { name: 'Dr. Dan', email: person.email, assignedRmUuid: NOBODY }],
    ['PUT', `/dso/doctor/${doctor}`, { status: 'blocked' }],
    ['PUT', `/dso/doctor/${doctor}/invitation`],
    ['POST', '/doctor/acceptInvitation', { token: 'x' }],
    ['GET', '/api/provider/case'],
  ];
}
