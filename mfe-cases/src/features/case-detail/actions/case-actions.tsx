import { DownOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offeredActions, type OfferedAction } from '../../../domain/case-actions';
import type { CaseListName } from '../../../domain/case-paths';
import { actionLabels, stepMessages } from './case-action.messages';
import { CaseActionDialog } from './case-action.dialog';

/** What may be done with the case as a whole: its next step as a button, the others in a menu (CA-12). */
export function CaseActions({ caseRecord, list }: { caseRecord: Case; list: CaseListName }) {
  'use memo';
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const [asked, setAsked] = useState<OfferedAction>();
  if (!configuration) return null;
  const { next, others } = offeredActions(caseRecord, list, configuration.workflow);
  return (
    <>
      {next && (
        <ChangeAction>
          <Button type="primary" onClick={() => setAsked(next)}>
            {formatMessage(actionLabels[next])}
          </Button>
        </ChangeAction>
      )}
      {others.length > 0 && <OtherSteps steps={others} ask={setAsked} />}
      {asked && (
        <CaseActionDialog
          step={asked}
          caseRecord={caseRecord}
          list={list}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Inside the page's landmark, and in the order of the focus right after its button. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

function OtherSteps({ steps, ask }: { steps: readonly OfferedAction[]; ask: (step: OfferedAction) => void }) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const items = steps.map((step) => ({
    key: step,
    label: formatMessage(actionLabels[step]),
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
