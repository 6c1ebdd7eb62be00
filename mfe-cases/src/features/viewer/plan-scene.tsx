import type { Plan, PlanDetails, PlanPin } from '@portal/shared/contract';
import { TEETH } from '@portal/shared/contract';
import { Switch, Flex } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DentalScene, SceneFile } from '../../components/scene/scene.types';
import { SceneView } from '../../components/scene/scene-view';
import type { CaseListName } from '../../domain/case-paths';
import { nearestStage } from '../../domain/plan-stages';
import { PlanBeside } from './compare/plan-beside';
import { PlanComparison } from './compare/plan-comparison';
import { useOtherPlan } from './compare/use-other-plan';
import { Measure } from './measure';
import { reviewMessages } from './review/review.messages';
import { useToothLabel } from './review/use-tooth-label';
import { sceneMarks } from './scene-marks';
import { StageControls, type Stages } from './stage-controls';
import { viewerMessages } from './viewer.messages';

interface PlanSceneProps {
  readonly plan: Plan;
  readonly list: CaseListName;
  /** Other published versions. */
  readonly others: readonly Plan[];
  readonly details: PlanDetails | null;
  readonly pins: readonly PlanPin[];
  readonly files: readonly SceneFile[];
  readonly scene: DentalScene | null;
  readonly stages: Stages;
  onStages(change: (stages: Stages) => Stages): void;
  onScene(scene: DentalScene | null): void;
  onTooth(tooth: number): void;
  onRetry(): void;
}

/** Both arches of a plan at one stage, or at two stages for comparison, of one plan or of two. */
export function PlanScene(props: PlanSceneProps) {
  const { files, stages, onScene, onRetry } = props;
  const { formatMessage } = useIntl();
  const { stage, other } = stages;
  const detail = [
    formatMessage(viewerMessages.onlyStage, { stage }),
    other === null ? '' : formatMessage(viewerMessages.comparedWith, { stage: other }),
  ];
  return (
    <SceneView files={files} detail={detail.filter(Boolean).join(', ')} onScene={onScene} onRetry={onRetry}>
      {(state) => state.status === 'ready' && <Controls {...props} scene={state.scene} />}
    </SceneView>
  );
}

function Controls(props: PlanSceneProps & { scene: DentalScene }) {
  const { plan, list, others, scene, stages, onStages, onTooth } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBeside, setBeside] = useState(false);
  const [areDistances, setDistances] = useState(false);
  const isCompared = stages.other !== null;
  const compared = isCompared ? (others.find(({ uuid }) => uuid === chosen) ?? null) : null;
  const { other, reload } = useOtherPlan(scene, list, compared);
  const isReady = other.status === 'ready';
  const otherPlan = isReady ? other.plan : plan;
  const otherStage = stages.other === null ? null : nearestStage(otherPlan, stages.other);
  const isSettled = compared === null || isReady || other.status === 'failed';
  useEffect(() => {
    // Not before it is known which plan it is of: the next one may have the stage.
    if (isSettled) onStages((before) => withinPlan(before, otherPlan));
  }, [isSettled, otherPlan, onStages]);
  useEffect(() => scene.showDistances(areDistances), [scene, areDistances]);
  // Colours say how far away the second stage is, also where it stands beside; without them it would be seen twice.
  const isElsewhere = isReady && isBeside && !areDistances;
  // The scene forgets the second stage with the plan that it was of.
  useEffect(
    () => scene.showOther(isElsewhere ? null : otherStage),
    [scene, isReady, isElsewhere, otherStage],
  );
  return (
    <>
      <StageControls
        {...{ plan, scene, otherPlan }}
        stages={{ ...stages, other: otherStage }}
        onChange={onStages}
      >
        <PlanComparison
          {...{ other, chosen, areDistances, isBeside, otherStage }}
          plans={others}
          onChoose={setChosen}
          stage={stages.stage}
          onDistances={setDistances}
          onBeside={setBeside}
        />
      </StageControls>
      {isReady && isBeside && otherStage !== null && (
        <PlanBeside scene={scene} plan={other.plan} files={other.files} stage={otherStage} onRetry={reload} />
      )}
      <Flex wrap gap="12px 24px" align="center">
        <Measure scene={scene} onTooth={onTooth} />
        <Marks {...props} />
      </Flex>
    </>
  );
}

/** The second stage is one that the plan has which it is of. */
function withinPlan(stages: Stages, plan: Plan): Stages {
  return stages.other === null ? stages : { ...stages, other: nearestStage(plan, stages.other) };
}

/** Draws the marks of the stage, and lets the numbers be hidden. */
function Marks({ scene, details, pins, stages: { stage } }: PlanSceneProps & { scene: DentalScene }) {
  const { formatMessage, formatNumber } = useIntl();
  const labelOf = useToothLabel();
  const id = useId();
  const [areNumbersShown, setNumbersShown] = useState(true);
  useEffect(
    () =>
      scene.showMarks(
        sceneMarks({
          ...{ details, pins, stage, areNumbersShown, labelOf },
          teeth: TEETH,
          mmOf: (mm) => formatNumber(mm, { maximumFractionDigits: 2 }),
        }),
      ),
    [scene, details, pins, stage, areNumbersShown, labelOf, formatNumber],
  );
  return (
    <Flex gap={8} align="center">
      <Switch id={id} checked={areNumbersShown} onChange={setNumbersShown} />
      <label htmlFor={id}>{formatMessage(reviewMessages.numbers)}</label>
    </Flex>
  );
}
