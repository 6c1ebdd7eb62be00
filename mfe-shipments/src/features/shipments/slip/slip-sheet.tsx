import type { PackingSlip } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Ltr, orDash, Sheet, useAddressLine } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { slipCountMessage, slipMessages } from './slip.messages';
import styles from './slip.module.css';
import { SlipLines } from './slip-lines';

/** From whom, to whom and by whom a parcel goes, and what is in it. */
export function SlipSheet({ slip }: { slip: PackingSlip }) {
  const { formatMessage } = useIntl();
  const { company, shipment, lines } = slip;
  return (
    <Sheet label={formatMessage(slipMessages.title)} className={styles.sheet}>
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
          {formatMessage(slipMessages.title)} <Ltr>{shipment.identifier}</Ltr>
        </h2>
      </header>
      <div className={styles.facts}>
        <Receiver slip={slip} />
        <Way slip={slip} />
      </div>
      <SlipLines lines={lines} />
      <p>{formatMessage(slipCountMessage, { count: lines.length })}</p>
      <p className={styles.checked}>{formatMessage(slipMessages.checked)}</p>
    </Sheet>
  );
}

function Receiver({ slip: { shipment } }: { slip: PackingSlip }) {
  const { formatMessage } = useIntl();
  const lineOf = useAddressLine();
  const { shipTo } = shipment;
  return (
    <section>
      <h3>{formatMessage(slipMessages.receiver)}</h3>
      {shipTo ? (
        <address>
          <div>
            <bdi>{shipTo.title}</bdi>
          </div>
          <div>
            <bdi>{lineOf(shipTo)}</bdi>
          </div>
          <div>
            <Ltr>{shipTo.phone}</Ltr>
          </div>
        </address>
      ) : (
        orDash(null)
      )}
    </section>
  );
}

/** The way that the parcel has gone last, or goes now. */
function Way({ slip: { shipment } }: { slip: PackingSlip }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { courier, airwayBillNumber, shippedAt } = shipment.lastMile ?? shipment;
  const rows: [string, ReactNode][] = [
    [formatMessage(slipMessages.courier), courier?.title],
    [formatMessage(slipMessages.airwayBill), airwayBillNumber && <Ltr>{airwayBillNumber}</Ltr>],
    [formatMessage(slipMessages.booked), date(shipment.createdAt)],
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
