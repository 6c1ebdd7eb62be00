import { ATTACHMENT_TYPES, type PlanDetails } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { attachmentTypeMessages, planChartMessages } from './plan-data.messages';
import styles from './plan-chart.module.css';
import { usePlanWords } from './use-plan-words';

interface ChartLegendProps {
  readonly details: Pick<PlanDetails, 'movements' | 'ipr' | 'attachments'>;
  readonly hasChanges: boolean;
}

/** Says what the signs of the chart mean, as far as it has them. */
export function ChartLegend({ details, hasChanges }: ChartLegendProps) {
  const { formatMessage } = useIntl();
  const { number } = usePlanWords();
  const types = ATTACHMENT_TYPES.filter((type) => details.attachments.some((one) => one.type === type));
  return (
    <div className={styles.legend} aria-hidden>
      <span>{formatMessage(planChartMessages.sides)}</span>
      {details.movements.length > 0 && (
        <span>
          <span className={styles.swatch} data-moves="true" /> {formatMessage(planChartMessages.moves)}
        </span>
      )}
      {details.ipr.length > 0 && (
        <span>
          <bdi className={styles.swatchIpr}>{number(0.2)}</bdi> {formatMessage(planChartMessages.ipr)}
        </span>
      )}
      {types.map((type) => (
        <span key={type}>
          <span className={styles.sign} data-type={type} /> {formatMessage(attachmentTypeMessages[type])}
        </span>
      ))}
      {hasChanges && (
        <span>
          <span className={styles.swatch} data-changed="true" /> {formatMessage(planChartMessages.hasChanged)}
        </span>
      )}
    </div>
  );
}
