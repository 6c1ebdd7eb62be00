import type { Plan } from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SceneView } from '../../../components/scene/scene-view';
import type { DentalScene, SceneFile } from '../../../components/scene/scene.types';
import { viewerMessages } from '../viewer.messages';

interface PlanBesideProps {
  readonly scene: DentalScene;
  readonly plan: Plan;
  readonly files: readonly SceneFile[];
  readonly stage: number;
  onRetry(): void;
}

/** The other plan in a picture of its own, whose camera follows that of the first one, and leads it. */
export function PlanBeside({ scene, plan, files, stage, onRetry }: PlanBesideProps) {
  const { formatMessage } = useIntl();
  const [beside, setBeside] = useState<DentalScene | null>(null);
  useEffect(() => beside?.showStage(stage), [beside, stage]);
  useEffect(() => {
    if (!beside) return;
    const unlinks = [scene.onTurn(beside.setPose), beside.onTurn(scene.setPose)];
    return () => unlinks.forEach((unlink) => unlink());
  }, [scene, beside]);
  return (
    <SceneView
      files={files}
      detail={formatMessage(viewerMessages.planStage, { number: plan.number, stage })}
      onScene={setBeside}
      onRetry={onRetry}
    />
  );
}
