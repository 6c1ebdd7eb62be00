import type { PlanPin } from '@portal/shared/contract';
import { TimeAgo } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pinMessages } from '../../../components/plan-decision/pin.messages';
import { reviewMessages } from './review.messages';
import type { ShowTooth } from './review.types';
import { useToothLabel } from './use-tooth-label';
import styles from './review.module.css';

interface PinListProps {
  readonly pins: readonly PlanPin[];
  readonly label: string;
  readonly showTooth: ShowTooth;
  /** What can be done with one. */
  readonly actions: (pin: PlanPin) => ReactNode;
}

/** Comments with the tooth and stage that they are about; a press on the place shows it in the picture. */
export function PinList({ pins, label, showTooth, actions }: PinListProps) {
  const { formatMessage } = useIntl();
  const toothLabel = useToothLabel();
  return (
    <ol aria-label={label} className={styles.pins}>
      {pins.map((pin) => {
        const { uuid, tooth, stage, text, byName, createdAt } = pin;
        return (
          <li key={uuid}>
            <Button
              type="link"
              size="small"
              style={{ paddingInline: 0 }}
              onClick={() => showTooth(tooth, stage)}
            >
              {formatMessage(pinMessages.place, { tooth: toothLabel(tooth), stage })}
            </Button>
            <Typography.Paragraph style={{ margin: 0, whiteSpace: 'pre-line' }}>
              <bdi>{text}</bdi>
            </Typography.Paragraph>
            <Flex wrap gap="4px 8px" align="center">
              <Typography.Text type="secondary">
                {formatMessage(reviewMessages.byName, {
                  name: <bdi>{byName}</bdi>,
                  time: <TimeAgo iso={createdAt} />,
                })}
              </Typography.Text>
              {actions(pin)}
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
