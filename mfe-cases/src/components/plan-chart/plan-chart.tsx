import type { InterproximalReduction, PlanDetails } from '@portal/shared/contract';
import { visuallyHidden } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { ARCH_ROWS } from '../../domain/teeth/dental-notation';
import { ChartLegend } from './chart-legend';
import { planChartMessages } from './plan-data.messages';
import styles from './plan-chart.module.css';
import { usePlanWords } from './use-plan-words';

type ChartedDetails = Pick<PlanDetails, 'movements' | 'ipr' | 'attachments'>;

interface PlanChartProps {
  readonly details: ChartedDetails;
  /** Teeth that are marked as changed against another version. */
  readonly changed?: ReadonlySet<number>;
}

/**
 * Both arches seen from the front with what a plan does to them: which teeth move, the form of their attachments, and the enamel taken
 * away between two. Not mirrored in right-to-left languages, since right and left are the patient's.
 */
export function PlanChart({ details, changed }: PlanChartProps) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <div
        className={styles.chart}
        role="group"
        aria-label={formatMessage(planChartMessages.chart)}
        dir="ltr"
      >
        {(['upper', 'lower'] as const).map((arch) => (
          <ul key={arch} className={styles.arch} data-arch={arch}>
            {ARCH_ROWS[arch].map((tooth, index, row) => (
              <ChartTooth
                key={tooth}
                tooth={tooth}
                next={row[index + 1]}
                details={details}
                isChanged={changed?.has(tooth) ?? false}
              />
            ))}
          </ul>
        ))}
      </div>
      <ChartLegend details={details} hasChanges={changed !== undefined} />
    </div>
  );
}

interface ChartToothProps {
  readonly tooth: number;
  /** To its right on the chart. */
  readonly next: number | undefined;
  readonly details: ChartedDetails;
  readonly isChanged: boolean;
}

function ChartTooth({ tooth, next, details, isChanged }: ChartToothProps) {
  const { labelOf, number } = usePlanWords();
  const attachments = details.attachments.filter((one) => one.tooth === tooth);
  const moves = details.movements.some((one) => one.tooth === tooth);
  const right = next === undefined ? 0 : between(details.ipr, tooth, next);
  return (
    <li className={styles.tooth} data-moves={moves} data-changed={isChanged}>
      <span style={visuallyHidden}>{useToothText({ tooth, details, isChanged })}</span>
      <span className={styles.label} aria-hidden>
        {labelOf(tooth)}
      </span>
      <span className={styles.signs} aria-hidden>
        {[...new Set(attachments.map(({ type }) => type))].map((type) => (
          <span key={type} className={styles.sign} data-type={type} />
        ))}
      </span>
      {right > 0 && (
        <span className={styles.ipr} aria-hidden>
          {number(right)}
        </span>
      )}
    </li>
  );
}

function useToothText({ tooth, details, isChanged }: Omit<ChartToothProps, 'next'>): string {
  const { formatMessage, formatList } = useIntl();
  const words = usePlanWords();
  const movement = details.movements.find((one) => one.tooth === tooth);
  const attachments = details.attachments.filter((one) => one.tooth === tooth);
  const ipr = details.ipr.filter((one) => one.tooth === tooth || one.neighbour === tooth);
  const said = [
    ...(movement ? [words.position(movement.steps.at(-1) ?? EMPTY)] : []),
    ...attachments.map((one) => words.attachment(one)),
    ...ipr.map((one) =>
      formatMessage(planChartMessages.iprWith, {
        mm: words.number(one.mm),
        neighbour: words.labelOf(one.tooth === tooth ? one.neighbour : one.tooth),
      }),
    ),
    ...(isChanged ? [formatMessage(planChartMessages.changed)] : []),
  ].filter((text) => text !== '');
  const parts = said.length > 0 ? said : [formatMessage(planChartMessages.noData)];
  return formatList([words.nameOf(tooth), ...parts], { type: 'unit' });
}

const EMPTY = { mesial: 0, buccal: 0, extrusion: 0, torque: 0, tip: 0, rotation: 0 };

function between(ipr: readonly InterproximalReduction[], one: number, other: number): number {
  return ipr
    .filter(({ tooth, neighbour }) => [tooth, neighbour].includes(one) && [tooth, neighbour].includes(other))
    .reduce((sum, { mm }) => sum + mm, 0);
}
