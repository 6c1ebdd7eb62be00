import type { Attachment, InterproximalReduction, Plan, PlanDetails } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../../../components/plan-chart/use-plan-words';
import { chairsideVisits } from '../../../domain/plan-data/chairside';
import { stageCount } from '../../../domain/plan-stages';
import styles from './sheet.module.css';
import { sheetMessages } from './sheet.messages';

/** To be ticked with a pen. */
const BOX = '☐';
/** Teeth read left to right in any language: between the marks of Unicode that isolate them. */
const isolated = (teeth: string): string => `\u2066${teeth}\u2069`;

/** A line for each aligner before which something is done at the chair, with a box to tick. */
export function ChairsideVisits({ plan, details }: { plan: Plan; details: PlanDetails }) {
  const { formatMessage } = useIntl();
  const visits = chairsideVisits(details);
  const last = stageCount(plan);
  if (visits.length === 0) return <p>{formatMessage(sheetMessages.nothing)}</p>;
  return (
    <table className={styles.visits}>
      <thead>
        <tr>
          <th scope="col">{formatMessage(sheetMessages.before)}</th>
          <th scope="col">{formatMessage(sheetMessages.ipr)}</th>
          <th scope="col">{formatMessage(sheetMessages.bond)}</th>
          <th scope="col">{formatMessage(sheetMessages.remove)}</th>
          <th scope="col">{formatMessage(sheetMessages.done)}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map(({ stage, ipr, bonded, removed }) => (
          <tr key={stage}>
            <th scope="row">{stage > last ? formatMessage(sheetMessages.end) : stage}</th>
            <td>
              <Reductions ipr={ipr} />
            </td>
            <td>
              <Attachments attachments={bonded} />
            </td>
            <td>
              <Attachments attachments={removed} />
            </td>
            <td>
              <span className={styles.box} aria-hidden>
                {BOX}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Reductions({ ipr }: { ipr: readonly InterproximalReduction[] }) {
  const { formatMessage } = useIntl();
  const { pair, number } = usePlanWords();
  return (
    <ul>
      {ipr.map(({ tooth, neighbour, mm }) => (
        <li key={`${tooth} ${neighbour}`}>
          {formatMessage(sheetMessages.reduction, {
            teeth: isolated(pair(tooth, neighbour)),
            mm: number(mm),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Teeth with the same form stand together, so that many fit a page. */
function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const { formatMessage } = useIntl();
  const { labelOf, attachment } = usePlanWords();
  const types = [...new Set(attachments.map(({ type }) => type))];
  return (
    <ul>
      {types.map((type) => (
        <li key={type}>
          {formatMessage(sheetMessages.attachments, {
            type: attachment({ type }),
            teeth: isolated(
              attachments
                .filter((one) => one.type === type)
                .map(({ tooth }) => labelOf(tooth))
                .join(', '),
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
