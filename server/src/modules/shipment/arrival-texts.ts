import { LIMITS, type Locale, type ShipmentArrival } from '@portal/shared/contract';
import { wordsOf } from '../courier/courier.policy';

type Report = Exclude<ShipmentArrival, 'ARRIVED'>;

/** What a person writes into the chat by a report, around the parcel that is named. */
const TEXTS: Record<Locale, Record<Report, (parcel: string) => string>> = {
  en: {
    MISSING: (parcel) => `Shipment ${parcel} has not arrived.`,
    WRONG: (parcel) => `Shipment ${parcel} is not what it should be.`,
  },
  tr: {
    MISSING: (parcel) => `${parcel} numaralı gönderi ulaşmadı.`,
    WRONG: (parcel) => `${parcel} numaralı gönderi olması gerektiği gibi değil.`,
  },
  ar: {
    MISSING: (parcel) => `لم تصل الشحنة ${parcel}.`,
    WRONG: (parcel) => `الشحنة ${parcel} ليست كما ينبغي.`,
  },
};

interface NamedParcel {
  readonly identifier: string;
  readonly courier: { readonly title: string } | null;
  readonly airwayBillNumber: string | null;
}

/** A report on a parcel as a message: the parcel by its number and how it travels, then what the person notes. */
export function arrivalText(
  locale: Locale,
  report: Report,
  { identifier, courier, airwayBillNumber }: NamedParcel,
  note: string | null,
): string {
  const way = wordsOf(courier, airwayBillNumber);
  const said = TEXTS[locale][report](way === null ? identifier : `${identifier} (${way})`);
  return (note === null ? said : `${said}\n${note}`).slice(0, LIMITS.chatMessageLength);
}
