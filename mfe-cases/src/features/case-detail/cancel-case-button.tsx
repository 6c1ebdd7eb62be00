import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ChangeAction } from '@portal/shared/ui';
import { App, Button } from 'antd';
import { useIntl } from 'react-intl';
import { useCancelCaseMutation } from '../../api/cases.api';
import { canDo } from '../../domain/case-actions';
import type { CaseListName } from '../../domain/case-paths';
import { detailMessages } from './case-detail.messages';

/** Cancels a case, after a question that names it; not offered where a case cannot be canceled any more (CA-12). */
export function CancelCaseButton({ subject, list }: { subject: Case; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const { modal, message } = App.useApp();
  const { configuration } = useSession();
  const [cancelCase] = useCancelCaseMutation();
  const { identifier, patientName, uuid } = subject;
  if (!configuration || !canDo('cancel', subject, configuration.workflow)) return null;

  async function cancel(): Promise<void> {
    const { data } = await cancelCase({ list, id: uuid });
    if (data) void message.success(formatMessage(detailMessages.canceled, { identifier }));
  }
  function ask(): void {
    void modal.confirm({
      title: formatMessage(detailMessages.cancelQuestion, { identifier, patientName }),
      content: formatMessage(detailMessages.cancelHint),
      okText: formatMessage(detailMessages.cancel),
      okButtonProps: { danger: true },
      cancelText: formatMessage(detailMessages.keep),
      onOk: cancel,
    });
  }
  return (
    <ChangeAction>
      <Button danger onClick={ask}>
        {formatMessage(detailMessages.cancel)}
      </Button>
    </ChangeAction>
  );
}
