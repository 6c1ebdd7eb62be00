import { DownOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offeredActions, type OfferedAction } from '../../../domain/case-actions';
import type { CaseListName } from '../../../domain/case-paths';
import { actionLabels, actionMessages } from './case-action.messages';
import { CaseActionDialog } from './case-action.dialog';

/** The actions of a case: the next one as a button, the others in a menu (CA-12). */
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
      {others.length > 0 && <OtherActions actions={others} ask={setAsked} />}
      {asked && (
        <CaseActionDialog
          action={asked}
          caseRecord={caseRecord}
          list={list}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Places the menu right after its button, inside the page's landmark, so that Tab reaches it next. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

function OtherActions({
  actions,
  ask,
}: {
  actions: readonly OfferedAction[];
  ask: (action: OfferedAction) => void;
}) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const items = actions.map((action) => ({
    key: action,
    label: formatMessage(actionLabels[action]),
    danger: action === 'cancel',
    onClick: () => {
      // The dialog returns the focus to the element that had it. The menu item would be gone by then.
      button.current?.focus();
      ask(action);
    },
  }));
  return (
    <ChangeAction>
      <Dropdown trigger={['click']} menu={{ items }} getPopupContainer={besideTrigger}>
        <Button ref={button} icon={<DownOutlined aria-hidden />} iconPlacement="end">
          {formatMessage(actionMessages.more)}
        </Button>
      </Dropdown>
    </ChangeAction>
  );
}
