import type { PackingSlip } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Ltr, orDash, Sheet, useAddressLine } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { slipCountMessage, slipMessages } from './slip.messages';
import styles from './slip.module.css';
import { SlipLines } from './slip-lines';

type Receiver = NonNullable<PackingSlip['doctors']>[number];

/** A sheet for the parcel or, where its cases are of several doctors, one for each: none is told the patients of another. */
export function SlipSheets({ slip }: { slip: PackingSlip }) {
  const { lines, doctors } = slip;
  const uuids = new Set(lines.map(({ doctorUuid }) => doctorUuid));
  if (uuids.size < 2) return <SlipSheet slip={slip} />;
  return [...uuids].map((uuid) => (
    <SlipSheet
      key={uuid}
      slip={{ ...slip, lines: lines.filter(({ doctorUuid }) => doctorUuid === uuid) }}
      doctor={doctors?.find((doctor) => doctor.uuid === uuid)}
    />
  ));
}

interface SlipSheetProps {
  readonly slip: PackingSlip;
  /** Whose sheet it is, of several. */
  readonly doctor?: Receiver | undefined;
}

/** From whom, to whom and by whom a parcel goes, and what is in it. */
function SlipSheet({ slip, doctor }: SlipSheetProps) {
  const { formatMessage } = useIntl();
  const { company, shipment, lines } = slip;
  const title = formatMessage(slipMessages.title);
  return (
    <Sheet label={doctor ? `${title} · ${doctor.name}` : title} className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <strong className={styles.company}>
            <bdi>{company.name}</bdi>
          </strong>
          {company.phone && (
            <div>
              <Ltr>{company.phone}</Ltr>
            </div>
          )}
          {company.email && (
            <div>
              <Ltr>{company.email}</Ltr>
            </div>
          )}
        </div>
        <h2 className={styles.title}>
          {title} <Ltr>{shipment.identifier}</Ltr>
        </h2>
      </header>
      <div className={styles.facts}>
        <ShipsTo place={doctor ? doctor.shipTo : shipment.shipTo} name={doctor?.name} />
        <Way slip={slip} />
      </div>
      <SlipLines lines={lines} />
      <p>{formatMessage(slipCountMessage, { count: lines.length })}</p>
      <p className={styles.checked}>{formatMessage(slipMessages.checked)}</p>
    </Sheet>
  );
}

interface ShipsToProps {
  readonly place: Receiver['shipTo'];
  /** Of the doctor, who need not be the one whom the address names, and may have none. */
  readonly name: string | undefined;
}

function ShipsTo({ place, name }: ShipsToProps) {
  const { formatMessage } = useIntl();
  const lineOf = useAddressLine();
  const names = new Set([name, place?.title].filter((one) => one !== undefined));
  return (
    <section>
      <h3>{formatMessage(slipMessages.receiver)}</h3>
      {names.size === 0 && orDash(null)}
      <address>
        {[...names].map((one) => (
          <div key={one}>
            <bdi>{one}</bdi>
          </div>
        ))}
        {place && (
          <>
            <div>
              <bdi>{lineOf(place)}</bdi>
            </div>
            <div>
              <Ltr>{place.phone}</Ltr>
            </div>
          </>
        )}
      </address>
    </section>
  );
}

type ParcelWay = Pick<PackingSlip['shipment'], 'courier' | 'airwayBillNumber' | 'shippedAt'>;

const NO_COMMON_WAY: ParcelWay = { courier: null, airwayBillNumber: null, shippedAt: null };

/** The way that all on the sheet has gone last, or goes now: where some went by another, the parcel's may be another doctor's. */
function wayOf({ shipment, lines }: PackingSlip): ParcelWay {
  const [first = null, ...others] = lines.map(({ lastMile = null }) => lastMile);
  const isCommon = others.every(
    (one) => one?.courier?.id === first?.courier?.id && one?.airwayBillNumber === first?.airwayBillNumber,
  );
  return isCommon ? (first ?? shipment.lastMile ?? shipment) : NO_COMMON_WAY;
}

function Way({ slip }: { slip: PackingSlip }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { courier, airwayBillNumber, shippedAt } = wayOf(slip);
  const rows: [string, ReactNode][] = [
    [formatMessage(slipMessages.courier), courier?.title],
    [formatMessage(slipMessages.airwayBill), airwayBillNumber && <Ltr>{airwayBillNumber}</Ltr>],
    [formatMessage(slipMessages.booked), date(slip.shipment.createdAt)],
    [formatMessage(slipMessages.shipped), shippedAt && date(shippedAt)],
  ];
  return (
    <dl className={styles.way}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{orDash(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
