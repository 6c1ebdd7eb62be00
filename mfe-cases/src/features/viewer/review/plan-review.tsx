import type { PlanDetails, PlanPin, ViewerModel } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { EmptyState } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCasePlansQuery, useCaseQuery } from '../../../api/cases.api';
import { usePlanReviewQuery } from '../../../api/plan-review.api';
import { AskInChat } from '../../../components/ask-in-chat';
import { DoctorFrame } from '../../../components/doctor-frame';
import type { DentalScene, SceneFile } from '../../../components/scene/scene.types';
import { SceneView } from '../../../components/scene/scene-view';
import { readViewerStage } from '../../../components/viewer-origin';
import type { CaseListName } from '../../../domain/case-paths';
import { lastMove } from '../../../domain/plan-data/tooth-movement';
import { nearestStage } from '../../../domain/plan-stages';
import { PlanScene } from '../plan-scene';
import type { Stages } from '../stage-controls';
import { useRenewedLink } from '../use-renewed-link';
import { viewerMessages } from '../viewer.messages';
import { AwaitedSection } from './awaited-section';
import { Checklist } from './checklist';
import { DecisionPanel } from './decision-panel';
import { EarlierPins } from './earlier-pins';
import { Pins } from './pins';
import { reviewMessages } from './review.messages';
import styles from './review.module.css';
import type { ShowTooth } from './review.types';
import { useToothLabel } from './use-tooth-label';

interface PlanReviewProps {
  readonly model: ViewerModel;
  readonly list: CaseListName;
  readonly files: readonly SceneFile[];
  onRetry(): void;
}
const NO_PINS: readonly PlanPin[] = [];

/** All of a decision about a plan in one place: picture, checklist, comments and the decision itself (CA-13, CA-14). */
export function PlanReview({ model, list, files, onRetry }: PlanReviewProps) {
  const { formatMessage } = useIntl();
  const { details } = model;
  const { uuid: planUuid, caseUuid } = model.plan;
  const caseQuery = useCaseQuery({ list, id: caseUuid });
  const { data: caseRecord } = caseQuery;
  const { data: plans = [] } = useCasePlansQuery({ list, id: caseUuid });
  const reviewQuery = usePlanReviewQuery({ planUuid, caseUuid });
  const { data: review } = reviewQuery;
  useRenewedLink(list, planUuid);
  const plan = plans.find(({ uuid }) => uuid === planUuid) ?? model.plan;
  const askedStage = nearestStage(plan, readViewerStage(useLocation().state));
  const [stages, setStages] = useState<Stages>({ stage: askedStage, other: null, isPlaying: false });
  const [scene, setScene] = useState<DentalScene | null>(null);
  const [tooth, setTooth] = useState<number | null>(null);
  const [isAbsent, setAbsent] = useState(false);
  const goTo = (stage: number): void =>
    setStages((before) => ({ ...before, stage: nearestStage(plan, stage), isPlaying: false }));
  const showTooth: ShowTooth = (next, stage) => {
    setTooth(next);
    if (stage !== undefined) goTo(stage);
    setAbsent(scene !== null && !scene.focusTooth(next));
  };
  const { stage } = stages;
  const others = plans.filter(({ uuid, publishedAt }) => uuid !== planUuid && publishedAt !== null);
  return (
    <DoctorFrame doctor={caseRecord?.doctor ?? null}>
      <div className={styles.review}>
        <div className={styles.side}>
          <Picture files={files} onRetry={onRetry}>
            <PlanScene
              {...{ plan, list, others, details, files, scene, stages, onRetry }}
              pins={review?.pins ?? NO_PINS}
              onStages={setStages}
              onScene={setScene}
              onTooth={(pressed) => {
                setTooth(pressed);
                setAbsent(false);
              }}
            />
          </Picture>
        </div>
        <div className={styles.aside}>
          {caseRecord ? (
            <DecisionPanel {...{ plan, caseRecord, list }} />
          ) : (
            <AwaitedSection title={formatMessage(reviewMessages.decide)} query={caseQuery} />
          )}
          <AskInChat
            {...{ list, caseUuid }}
            about={{ kind: 'plan', version: plan.number, stage }}
            name={formatMessage(reviewMessages.ask, { stage })}
          >
            {formatMessage(reviewMessages.ask, { stage })}
          </AskInChat>
          {tooth !== null && <ChosenTooth {...{ tooth, details, isAbsent }} />}
          {review ? (
            <>
              <EarlierPins plan={plan} pins={review.earlier} showTooth={showTooth} />
              <Pins {...{ plan, tooth, stage, showTooth }} pins={review.pins} />
            </>
          ) : (
            <AwaitedSection title={formatMessage(reviewMessages.comments)} query={reviewQuery} />
          )}
          <Checklist
            {...{ plan, details, stage, showTooth, goTo }}
            checked={review?.checked ?? null}
            look={(view) => scene?.look(view)}
          />
        </div>
      </div>
    </DoctorFrame>
  );
}

interface PictureProps {
  readonly files: readonly SceneFile[];
  onRetry(): void;
  /** Of a plan with a model. */
  readonly children: ReactNode;
}

function Picture({ files, onRetry, children }: PictureProps) {
  const { formatMessage } = useIntl();
  if (files.length === 0) return <EmptyState text={formatMessage(viewerMessages.nothing)} />;
  if (files[0]?.format === 'glb') return children;
  return (
    <>
      <Alert type="info" showIcon title={formatMessage(viewerMessages.scansOnly)} />
      <SceneView files={files} onRetry={onRetry} />
    </>
  );
}

interface ChosenToothProps {
  readonly tooth: number;
  readonly details: PlanDetails | null;
  /** The model does not have it: it may be extracted in this version. */
  readonly isAbsent: boolean;
}

/** Says of the tooth that was pressed what the plan has of it. */
function ChosenTooth({ tooth: number, details, isAbsent }: ChosenToothProps) {
  const { formatMessage } = useIntl();
  const tooth = useToothLabel()(number);
  const movement = details?.movements.find((one) => one.tooth === number);
  const text = isAbsent
    ? formatMessage(reviewMessages.notInModel, { tooth })
    : movement
      ? formatMessage(reviewMessages.chosen, { tooth, last: lastMove(movement) })
      : formatMessage(reviewMessages.noToothData, { tooth });
  return <Alert role="status" type={isAbsent ? 'warning' : 'info'} title={text} />;
}
