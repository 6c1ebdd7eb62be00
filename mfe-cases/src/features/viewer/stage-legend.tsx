import { useIntl } from 'react-intl';
import { OTHER_COLOUR, STAGE_COLOUR } from '../../components/scene/stage-colours';
import { viewerMessages } from './viewer.messages';
import styles from './viewer.module.css';

/** Colours of the two compared stages. */
export function StageLegend({ stage, other }: { stage: number; other: number }) {
  const { formatMessage } = useIntl();
  const entry = (of: number, background: string) => (
    <li>
      <span aria-hidden className={styles.swatch} style={{ background }} />
      {formatMessage(viewerMessages.onlyStage, { stage: of })}
    </li>
  );
  return (
    <ul className={styles.legend} aria-label={formatMessage(viewerMessages.legend)}>
      {entry(stage, STAGE_COLOUR)}
      {entry(other, OTHER_COLOUR)}
    </ul>
  );
}
