import type { Plan } from '@portal/shared/contract';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { viewMessages } from '../../../components/scene/scene.messages';
import type { SceneView } from '../../../components/scene/scene.types';
import { reviewMessages } from './review.messages';
import { StartAndEnd } from './stages-section';

const SIDES = ['right', 'front', 'left', 'lingual'] as const satisfies readonly SceneView[];

interface BiteSectionProps {
  readonly plan: Plan;
  goTo(stage: number): void;
  look(view: SceneView): void;
}

/** The bite is looked at, not listed: both arches from each side, before and after. */
export function BiteSection({ plan, goTo, look }: BiteSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{formatMessage(reviewMessages.biteHint)}</Typography.Text>
      <Flex wrap gap={8}>
        {SIDES.map((view) => (
          <Button key={view} onClick={() => look(view)}>
            {formatMessage(viewMessages[view])}
          </Button>
        ))}
      </Flex>
      <StartAndEnd plan={plan} goTo={goTo} />
    </Flex>
  );
}
