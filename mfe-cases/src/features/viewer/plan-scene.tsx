import type { Plan } from '@portal/shared/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SceneFile } from '../../components/scene/scene.types';
import { SceneView } from '../../components/scene/scene-view';
import { StageControls, type Stages } from './stage-controls';
import { viewerMessages } from './viewer.messages';

interface PlanSceneProps {
  readonly plan: Plan;
  readonly files: readonly SceneFile[];
  onRetry(): void;
}

/** Both arches of a plan at one stage, or at two stages for comparison. */
export function PlanScene({ plan, files, onRetry }: PlanSceneProps) {
  const { formatMessage } = useIntl();
  const [stages, setStages] = useState<Stages>({ stage: 0, other: null, isPlaying: false });
  const { stage, other } = stages;
  const detail = [
    formatMessage(viewerMessages.onlyStage, { stage }),
    other === null ? '' : formatMessage(viewerMessages.comparedWith, { stage: other }),
  ];
  return (
    <SceneView files={files} detail={detail.filter(Boolean).join(', ')} onRetry={onRetry}>
      {(state) =>
        state.status === 'ready' && (
          <StageControls plan={plan} scene={state.scene} stages={stages} onChange={setStages} />
        )
      }
    </SceneView>
  );
}
