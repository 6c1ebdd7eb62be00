import { DownOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offeredSteps, type CaseStep } from '../../domain/case-actions';
import type { CaseListName } from '../../domain/case-paths';
import { stepLabels, stepMessages } from './case-step.messages';
import { CaseStepModal } from './case-step.modal';

/** What may be done with the case as a whole: its next step as a button, the others in a menu (CA-12). */
export function CaseSteps({ subject, list }: { subject: Case; list: CaseListName }) {
  'use memo';
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const [asked, setAsked] = useState<CaseStep>();
  if (!configuration) return null;
  const { next, others } = offeredSteps(subject, list, configuration.workflow);
  return (
    <>
      {next && (
        <ChangeAction>
          <Button type="primary" onClick={() => setAsked(next)}>
            {formatMessage(stepLabels[next])}
          </Button>
        </ChangeAction>
      )}
      {others.length > 0 && <OtherSteps steps={others} ask={setAsked} />}
      {asked && (
        <CaseStepModal step={asked} subject={subject} list={list} close={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** Inside the page's landmark, and in the order of the focus right after its button. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

function OtherSteps({ steps, ask }: { steps: readonly CaseStep[]; ask: (step: CaseStep) => void }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const items = steps.map((step) => ({
    key: step,
    label: formatMessage(stepLabels[step]),
    danger: step === 'cancel',
    onClick: () => {
      // The dialog gives the focus back to what had it, and the menu is gone by then.
      button.current?.focus();
      ask(step);
    },
  }));
  return (
    <ChangeAction>
      <Dropdown trigger={['click']} menu={{ items }} getPopupContainer={besideTrigger}>
        <Button ref={button} icon={<DownOutlined aria-hidden />} iconPlacement="end">
          {formatMessage(stepMessages.more)}
        </Button>
      </Dropdown>
    </ChangeAction>
  );
}
