import { SHIPMENT_STATUSES, type Shipment } from '@portal/shared/contract';
import type { Command, Invocation } from '../command';
import { caseIdOf, findRequest, findShipment, pick } from '../look-up';
import { shortTime } from '../printer';
import { LIST_OPTIONS, readListOptions, tellRest } from './list-options';

async function listShipments({ args, api, print }: Invocation): Promise<void> {
  const query = await readListOptions(args, api, SHIPMENT_STATUSES);
  const reply = await api.send('GET /api/provider/shipment', { query });
  if (args.isJson) return print.line(JSON.stringify(reply, null, 2));
  print.table(
    ['SHIPMENT', 'STATUS', 'BOOKED (UTC)', 'SIDE', 'COURIER', 'AIRWAY BILL', 'CASES'],
    reply.data.map((parcel) => [
      parcel.identifier,
      parcel.status,
      shortTime(parcel.createdAt),
      parcel.side,
      parcel.courier?.title ?? '',
      parcel.airwayBillNumber ?? '',
      parcel.cases.map(({ identifier }) => identifier).join(' '),
    ]),
  );
  tellRest(print, reply);
}

async function book({ args, api, print }: Invocation): Promise<void> {
  const courier = pick(await api.send('GET /api/provider/courier', {}), args.required('courier'), 'courier');
  const body = { courierId: courier.id, airwayBillNumber: args.required('awb') };
  const word = args.place(0);
  const parcel = /^R-\d+$/i.test(word)
    ? await api.send('POST /api/provider/request/{id}/shipment', {
        params: { id: (await findRequest(api, word)).uuid },
        body,
      })
    : await api.send('POST /api/provider/case/{id}/shipment', {
        params: { id: await caseIdOf(api, word) },
        body,
      });
  print.line(args.isJson ? JSON.stringify(parcel, null, 2) : wordsOf(parcel));
}

async function ship({ args, api, print }: Invocation): Promise<void> {
  const { uuid } = await findShipment(api, args.place(0));
  const parcel = await api.send('PUT /api/provider/shipment/{id}/ship', { params: { id: uuid } });
  print.line(args.isJson ? JSON.stringify(parcel, null, 2) : wordsOf(parcel));
}

function wordsOf({ identifier, status, courier, airwayBillNumber, cases }: Shipment): string {
  const contents = cases.map((one) => one.identifier).join(', ');
  return `${identifier} by ${courier?.title ?? 'nobody'} ${airwayBillNumber ?? ''} is ${status} with ${contents}.`;
}

export const SHIPMENT_COMMANDS: readonly Command[] = [
  {
    name: 'book',
    positionals: ['case|request'],
    options: {
      courier: { type: 'text', hint: 'NAME', isRequired: true },
      awb: { type: 'text', hint: 'NUMBER', isRequired: true },
    },
    summary: 'Book a shipment; one airway bill takes several cases of a company',
    run: book,
  },
  {
    name: 'ship',
    positionals: ['shipment|case'],
    summary: 'The courier took a shipment, with every case in it',
    run: ship,
  },
  { name: 'shipments', options: LIST_OPTIONS, summary: 'Shipments of every company', run: listShipments },
];
