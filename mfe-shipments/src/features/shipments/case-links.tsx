import type { Shipment } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { Ltr } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { casePath, type ShipmentType } from '../../domain/shipment-paths';
import { moreCasesMessage } from './shipments.messages';

/** Links that a row has room for. */
const SHOWN = 3;

/** The cases of a shipment in a row of the list. */
export function CaseLinks({
  type,
  cases,
  caseCount,
}: Pick<Shipment, 'cases' | 'caseCount'> & { type: ShipmentType }) {
  const { formatMessage } = useIntl();
  const more = caseCount - Math.min(SHOWN, cases.length);
  return (
    <Flex wrap gap={8}>
      {cases.slice(0, SHOWN).map(({ uuid, identifier }) => (
        <Link key={uuid} to={casePath(type, uuid)}>
          <Ltr>{identifier}</Ltr>
        </Link>
      ))}
      {more > 0 && <span>{formatMessage(moreCasesMessage, { count: more })}</span>}
    </Flex>
  );
}
