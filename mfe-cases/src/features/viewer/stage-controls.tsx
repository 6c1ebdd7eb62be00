import {
  CaretRightOutlined,
  PauseOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
} from '@ant-design/icons';
import type { Plan } from '@portal/shared/contract';
import { useDirection } from '@portal/shared/appearance';
import { visuallyHidden } from '@portal/shared/ui';
import { Button, Flex, Space, Switch, Typography } from 'antd';
import { useEffect, useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nearestStage, stageCount, weeksUntil } from '../../domain/plan-stages';
import type { DentalScene } from '../../components/scene/scene.types';
import { StageSlider } from './stage-slider';
import { usePlayback } from './use-playback';
import { viewerMessages } from './viewer.messages';

export interface Stages {
  readonly stage: number;
  /** The second stage that is shown through the first one; null for none. */
  readonly other: number | null;
  readonly isPlaying: boolean;
}

/** Of both arches, as the shorter one rests at its last stage. */
function useArchLabel(plan: Plan, stage: number): string {
  const { formatMessage } = useIntl();
  const { upperStages: upperCount, lowerStages: lowerCount } = plan;
  return formatMessage(viewerMessages.archStages, {
    upper: Math.min(stage, upperCount),
    upperCount,
    lower: Math.min(stage, lowerCount),
    lowerCount,
  });
}

/** Names a stage of a plan, with the week of the treatment that it ends. */
function useStageText(): (plan: Plan, stage: number) => string {
  const { formatMessage } = useIntl();
  return (plan, stage) =>
    formatMessage(viewerMessages.stageOf, { stage, count: stageCount(plan), weeks: weeksUntil(plan, stage) });
}

interface StageControlsProps {
  readonly plan: Plan;
  readonly scene: DentalScene;
  readonly stages: Stages;
  onChange(change: (stages: Stages) => Stages): void;
  /** The plan that the second stage is of. */
  readonly otherPlan: Plan;
  /** More about the comparison. */
  readonly children?: ReactNode;
}

/** Moves through the stages of a plan by buttons, slider or playback, and shows a second stage for comparison. */
export function StageControls({ plan, scene, stages, onChange, otherPlan, children }: StageControlsProps) {
  const { formatMessage } = useIntl();
  const { stage, other, isPlaying } = stages;
  const count = stageCount(plan);
  const set = (change: Partial<Stages>): void => onChange((before) => ({ ...before, ...change }));
  const goTo = (next: number): void => set({ stage: nearestStage(plan, next), isPlaying: false });
  usePlayback({
    isPlaying,
    stage,
    count,
    onFrame: scene.showStage,
    onStage: (reached) => set({ stage: reached, isPlaying: reached < count }),
  });
  useEffect(() => {
    if (!isPlaying) scene.showStage(stage);
  }, [scene, stage, isPlaying]);
  const archLabel = useArchLabel(plan, stage);
  const stageText = useStageText();
  const text = stageText(plan, stage);
  return (
    <Flex vertical gap={12} role="group" aria-label={formatMessage(viewerMessages.stages)}>
      <Flex wrap gap={12} align="center">
        <Transport
          {...{ stage, count, isPlaying, goTo }}
          onPlay={() => set({ isPlaying: !isPlaying, stage: stage === count ? 0 : stage })}
        />
        <StageSlider
          label={formatMessage(viewerMessages.stage)}
          value={stage}
          count={count}
          text={text}
          onChange={goTo}
        />
      </Flex>
      <Typography.Text>{archLabel}</Typography.Text>
      <Comparison plan={otherPlan} other={other} onChange={(next) => set({ other: next })} />
      {children}
      {/* Screen readers read the slider when it is moved; after playback this says which stage was reached. */}
      <span role="status" style={visuallyHidden}>
        {!isPlaying && text}
      </span>
    </Flex>
  );
}

interface TransportProps {
  readonly stage: number;
  readonly count: number;
  readonly isPlaying: boolean;
  goTo(stage: number): void;
  onPlay(): void;
}

function Transport({ stage, count, isPlaying, goTo, onPlay }: TransportProps) {
  const { formatMessage } = useIntl();
  const isMirrored = useDirection() === 'rtl';
  const back = <StepBackwardOutlined aria-hidden />;
  const forward = <StepForwardOutlined aria-hidden />;
  return (
    <Space.Compact>
      <Button
        icon={isMirrored ? forward : back}
        aria-label={formatMessage(viewerMessages.previous)}
        disabled={stage === 0}
        onClick={() => goTo(stage - 1)}
      />
      <Button
        icon={
          isPlaying ? (
            <PauseOutlined aria-hidden />
          ) : (
            <CaretRightOutlined aria-hidden rotate={isMirrored ? 180 : 0} />
          )
        }
        onClick={onPlay}
      >
        {formatMessage(isPlaying ? viewerMessages.pause : viewerMessages.play)}
      </Button>
      <Button
        icon={isMirrored ? back : forward}
        aria-label={formatMessage(viewerMessages.next)}
        disabled={stage === count}
        onClick={() => goTo(stage + 1)}
      />
    </Space.Compact>
  );
}

interface ComparisonProps {
  readonly plan: Plan;
  readonly other: number | null;
  onChange(other: number | null): void;
}

/** Compares with stage 0, the teeth before the treatment, until another stage is chosen. */
function Comparison({ plan, other, onChange }: ComparisonProps) {
  const { formatMessage } = useIntl();
  const stageText = useStageText();
  const id = useId();
  return (
    <Flex wrap gap={12} align="center">
      <Flex gap={8} align="center">
        <Switch id={id} checked={other !== null} onChange={(isOn) => onChange(isOn ? 0 : null)} />
        <label htmlFor={id}>{formatMessage(viewerMessages.compare)}</label>
      </Flex>
      {other !== null && (
        <StageSlider
          label={formatMessage(viewerMessages.other)}
          value={other}
          count={stageCount(plan)}
          text={stageText(plan, other)}
          onChange={onChange}
        />
      )}
    </Flex>
  );
}
