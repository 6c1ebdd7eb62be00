import type { LastMileResults, LastMiles, Shipment } from '@portal/shared/contract';
import { ERROR_STATUS, type ErrorCode } from '@portal/shared/errors';
import { errorText } from '@portal/shared/ui';
import type { IntlShape } from 'react-intl';

type Result = LastMileResults['results'][number];
type Refusal = NonNullable<Result['refusal']>;

/** One courier for all, and an airway bill for each, by the parcel's uuid. */
export interface SendManyForm {
  readonly courierId?: number;
  readonly bills?: Readonly<Record<string, string | undefined>>;
}

export const nameOfBill = (uuid: string): string[] => ['bills', uuid];

/** What the form asks for; what is blank is left out. */
export function toLastMiles(
  { courierId, bills = {} }: SendManyForm,
  shipments: readonly Shipment[],
): LastMiles {
  return {
    ...(courierId && { courierId }),
    shipments: shipments.map(({ uuid }) => {
      const airwayBillNumber = bills[uuid]?.trim();
      return { uuid, ...(airwayBillNumber && { airwayBillNumber }) };
    }),
  };
}

/** A parcel that cannot be sent on, whatever is entered. */
export interface RefusedParcel {
  readonly identifier: string;
  readonly reason: string;
}

interface ReadResults {
  /** How many are on their way. */
  readonly sent: number;
  /** Refused for what was entered. */
  readonly fixable: readonly Shipment[];
  readonly hopeless: readonly RefusedParcel[];
  /** What the server says of the fields of the form, as a refusal of it; nothing when all are on their way. */
  readonly refusal: Pick<Refusal, 'code' | 'extra'> | undefined;
}

/** Tells what is on its way from what is not, and of the latter what another airway bill may help. */
export function readResults(
  results: readonly Result[],
  shipments: readonly Shipment[],
  intl: IntlShape,
): ReadResults {
  const refused = shipments.flatMap((shipment) => {
    const refusal = results.find(({ uuid }) => uuid === shipment.uuid)?.refusal;
    return refusal ? [{ shipment, refusal }] : [];
  });
  const isFixable = ({ refusal }: { refusal: Refusal }) => refusal.code === 'validation';
  const fixable = refused.filter(isFixable);
  return {
    sent: shipments.length - refused.length,
    fixable: fixable.map(({ shipment }) => shipment),
    hopeless: refused
      .filter((one) => !isFixable(one))
      .map(({ shipment, refusal }) => ({
        identifier: shipment.identifier,
        reason: reasonOf(refusal, intl),
      })),
    refusal:
      refused.length === 0
        ? undefined
        : {
            code: 'validation',
            extra: fixable.flatMap(({ shipment, refusal }) =>
              (refusal.extra ?? []).map((entry) => ({
                ...entry,
                field: fieldOf(entry.field, shipment.uuid),
              })),
            ),
          },
  };
}

/** The airway bill is the parcel's own, the courier that of all. */
function fieldOf(field: string | undefined, uuid: string): string {
  return field === 'courierId' ? field : nameOfBill(uuid).join('.');
}

/** In the person's language; a code that this release does not know is told by the server's words. */
function reasonOf({ code, message, values }: Refusal, intl: IntlShape): string {
  if (!isErrorCode(code)) return message;
  return errorText({ code, message, ...(values && { values }) }, intl);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}
