import { PLAN_CHECKS, type Plan, type PlanCheck, type PlanDetails } from '@portal/shared/contract';
import { ChangeAction, SectionCard } from '@portal/shared/ui';
import { Checkbox, Collapse } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNoteChecksMutation } from '../../../api/plan-review.api';
import type { SceneView } from '../../../components/scene/scene.types';
import { AttachmentsSection } from './attachments-section';
import { BiteSection } from './bite-section';
import { IprSection } from './ipr-section';
import { MovementSection } from './movement-section';
import { checkMessages, reviewMessages } from './review.messages';
import type { ShowTooth } from './review.types';
import { StagesSection } from './stages-section';

interface ChecklistProps {
  readonly plan: Plan;
  readonly details: PlanDetails | null;
  /** Null while they are not known: a tick would replace those that are stored. */
  readonly checked: readonly PlanCheck[] | null;
  readonly stage: number;
  readonly showTooth: ShowTooth;
  goTo(stage: number): void;
  look(view: SceneView): void;
}

/** What to look through before deciding; ticks are kept for the person and the plan (CA-13). */
export function Checklist(props: ChecklistProps) {
  const { plan, checked } = props;
  const { formatMessage } = useIntl();
  const [noteChecks] = useNoteChecksMutation();
  const tick = (before: readonly PlanCheck[], check: PlanCheck, isOn: boolean): void => {
    const next = PLAN_CHECKS.filter((one) => (one === check ? isOn : before.includes(one)));
    void noteChecks({ planUuid: plan.uuid, caseUuid: plan.caseUuid, checked: next });
  };
  return (
    <SectionCard title={formatMessage(reviewMessages.checklist)}>
      <Collapse
        size="small"
        collapsible="header"
        items={PLAN_CHECKS.map((check) => ({
          key: check,
          label: formatMessage(checkMessages[check]),
          extra: checked && (
            <ChangeAction>
              <Checkbox
                aria-label={formatMessage(checkMessages[check])}
                checked={checked.includes(check)}
                onChange={({ target }) => tick(checked, check, target.checked)}
              />
            </ChangeAction>
          ),
          children: <Section {...props} check={check} />,
        }))}
      />
    </SectionCard>
  );
}

function Section({ check, plan, details, goTo, look, ...shown }: ChecklistProps & { check: PlanCheck }) {
  const { formatMessage } = useIntl();
  const withDetails = (draw: (details: PlanDetails) => ReactNode): ReactNode =>
    details ? draw(details) : formatMessage(reviewMessages.noDetails);
  switch (check) {
    case 'movement':
      return withDetails((known) => <MovementSection details={known} {...shown} />);
    case 'ipr':
      return withDetails((known) => <IprSection details={known} {...shown} />);
    case 'attachments':
      return withDetails((known) => <AttachmentsSection details={known} {...shown} />);
    case 'stages':
      return <StagesSection {...{ plan, details, goTo }} />;
    case 'bite':
      return <BiteSection {...{ plan, goTo, look }} />;
  }
}
