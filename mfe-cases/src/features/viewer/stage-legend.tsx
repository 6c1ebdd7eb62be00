import { useIntl } from 'react-intl';
import { DISTANCE_COLOURS, OTHER_COLOUR, STAGE_COLOUR } from '../../components/scene/stage-colours';
import { viewerMessages } from './viewer.messages';
import styles from './viewer.module.css';

interface StageLegendProps {
  readonly stage: number;
  readonly other: number;
  /** Number of the plan that the second stage is of; null for this plan. */
  readonly otherPlan: number | null;
}

/** Colours of the two compared stages. */
export function StageLegend({ stage, other, otherPlan }: StageLegendProps) {
  const { formatMessage } = useIntl();
  const otherText =
    otherPlan === null
      ? formatMessage(viewerMessages.onlyStage, { stage: other })
      : formatMessage(viewerMessages.planStage, { number: otherPlan, stage: other });
  return (
    <Legend
      label={formatMessage(viewerMessages.legend)}
      entries={[
        [formatMessage(viewerMessages.onlyStage, { stage }), STAGE_COLOUR],
        [otherText, OTHER_COLOUR],
      ]}
    />
  );
}

/** Colours of distances in millimetres. */
export function DistanceLegend() {
  const { formatMessage } = useIntl();
  const last = DISTANCE_COLOURS.length - 1;
  return (
    <Legend
      label={formatMessage(viewerMessages.distanceLegend)}
      entries={DISTANCE_COLOURS.map(({ mm, colour }, index) => [
        formatMessage(index === last ? viewerMessages.fromMmOn : viewerMessages.fromMm, { mm }),
        colour,
      ])}
    />
  );
}

function Legend({ label, entries }: { label: string; entries: readonly (readonly [string, string])[] }) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(([text, background]) => (
        <li key={background}>
          <span aria-hidden className={styles.swatch} style={{ background }} />
          {text}
        </li>
      ))}
    </ul>
  );
}
