import type { PackingSlip } from '@portal/shared/contract';
import { Ltr, orDash } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useContentText } from '../../../components/contents/content-text';
import { archMessages, productMessages, slipMessages } from './slip.messages';
import styles from './slip.module.css';

type Line = PackingSlip['lines'][number];

/** What is in the parcel, a line for each; the head stands again on every sheet. */
export function SlipLines({ lines }: { lines: readonly Line[] }) {
  const { formatMessage } = useIntl();
  const hasDoctors = lines.some(({ doctorName }) => doctorName !== null);
  const hasReferences = lines.some(({ clientReferenceId }) => clientReferenceId !== null);
  const heads = [
    slipMessages.case,
    ...(hasReferences ? [slipMessages.reference] : []),
    slipMessages.patient,
    ...(hasDoctors ? [slipMessages.doctor] : []),
    slipMessages.product,
    slipMessages.content,
  ];
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.id} scope="col">
              {formatMessage(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <SlipLine key={index} line={line} hasDoctors={hasDoctors} hasReferences={hasReferences} />
        ))}
      </tbody>
    </table>
  );
}

interface SlipLineProps {
  readonly line: Line;
  readonly hasDoctors: boolean;
  readonly hasReferences: boolean;
}

function SlipLine({ line, hasDoctors, hasReferences }: SlipLineProps) {
  const { formatMessage } = useIntl();
  const textOf = useContentText();
  const { clientReferenceId, doctorName, request } = line;
  // A request has an arch of its own, and a retainer is none of the case's product.
  const productId = request?.type === 'retainer' ? 'RE' : line.productId;
  const arch = request?.arch ?? line.arch;
  const product = [formatMessage(productMessages[productId]), arch && formatMessage(archMessages[arch])];
  return (
    <tr>
      <td>
        <Ltr>{line.case.identifier}</Ltr>
      </td>
      {hasReferences && <td>{orDash(clientReferenceId && <bdi>{clientReferenceId}</bdi>)}</td>}
      <td>
        <bdi>{line.case.patientName}</bdi>
      </td>
      {hasDoctors && <td>{orDash(doctorName && <bdi>{doctorName}</bdi>)}</td>}
      <td>{product.filter(Boolean).join(' · ')}</td>
      <td>{orDash(textOf(line))}</td>
    </tr>
  );
}
