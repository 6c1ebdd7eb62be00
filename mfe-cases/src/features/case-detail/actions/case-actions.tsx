import { DownOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { offeredActions, type OfferedAction } from '../../../domain/case-actions';
import type { CaseListName } from '../../../domain/case-paths';
import { actionMessages, actionTexts } from './case-action.messages';
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
            {formatMessage(actionTexts(next, caseRecord).label)}
          </Button>
        </ChangeAction>
      )}
      {others.length > 0 && <OtherActions actions={others} caseRecord={caseRecord} ask={setAsked} />}
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

interface OtherActionsProps {
  readonly actions: readonly OfferedAction[];
  readonly caseRecord: Case;
  readonly ask: (action: OfferedAction) => void;
}

function OtherActions({ actions, caseRecord, ask }: OtherActionsProps) {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const items = actions.map((action) => ({
    key: action,
    label: formatMessage(actionTexts(action, caseRecord).label),
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
