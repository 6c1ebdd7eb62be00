import { DownOutlined } from '@ant-design/icons';
import { isErasable, pathTo, type Case, type PatientCases } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFindPatientCasesMutation } from '../../../api/patient-data.api';
import { useWayOut } from '../../../components/use-way-out';
import { EraseDialog } from './erase.dialog';
import { ExportDialog } from './export.dialog';
import { KeepDialog } from './keep.dialog';
import { messages } from './patient-data.messages';

type Asked = 'export' | 'erase';

/** Places the menu right after its button, inside the page's landmark, so that Tab reaches it next. */
const besideTrigger = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** What super admins can do with what the portal has of the patient of a case: take it along, and have it erased. */
export function PatientData({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  const { leave, question } = useWayOut((navigate) => navigate(pathTo('patientData')));
  const button = useRef<HTMLButtonElement>(null);
  const [find, { isLoading }] = useFindPatientCasesMutation();
  const [open, setOpen] = useState<{ asked: Asked; found: PatientCases }>();
  if (!isSuperAdmin || caseRecord.erasedAt !== null) return null;

  async function ask(asked: Asked): Promise<void> {
    // The dialog returns the focus to the element that had it. The menu item would be gone by then.
    button.current?.focus();
    const { data } = await find(caseRecord.uuid);
    if (data) setOpen({ asked, found: data });
  }
  const canErase = isErasable(caseRecord.status);
  const items = [
    { key: 'export', label: formatMessage(messages.export), onClick: () => void ask('export') },
    {
      key: 'erase',
      label: formatMessage(canErase ? messages.erase : messages.eraseLater),
      danger: canErase,
      disabled: !canErase,
      onClick: () => void ask('erase'),
    },
    {
      key: 'erasures',
      label: formatMessage(messages.erasures),
      onClick: () => {
        // The question returns the focus to it, as the dialogs do.
        button.current?.focus();
        leave();
      },
    },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }} getPopupContainer={besideTrigger}>
        <Button ref={button} loading={isLoading} icon={<DownOutlined aria-hidden />} iconPlacement="end">
          {formatMessage(messages.patientData)}
        </Button>
      </Dropdown>
      {question}
      {open && <OpenDialog {...open} caseRecord={caseRecord} close={() => setOpen(undefined)} />}
    </>
  );
}

export interface PatientDialogProps {
  readonly caseRecord: Case;
  readonly found: PatientCases;
  close(): void;
}

function OpenDialog({ asked, ...dialog }: PatientDialogProps & { readonly asked: Asked }) {
  const { erasureDueAt: dueAt = null, isErasureByPortal = false } = dialog.found.cases[0] ?? {};
  if (asked === 'export') return <ExportDialog {...dialog} />;
  if (dueAt === null || isErasureByPortal) return <EraseDialog {...dialog} dueAt={dueAt} />;
  return <KeepDialog {...dialog} dueAt={dueAt} />;
}
