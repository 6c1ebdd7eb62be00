import type { CaseDates } from '@portal/shared/contract';
import { DayInput } from '@portal/shared/list';
import { EditDialog } from '@portal/shared/ui';
import { Form } from 'antd';
import { useIntl } from 'react-intl';
import { useChangeCaseDatesMutation } from '../../../api/cases.api';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import type { CaseTabProps } from '../../../components/case-tab';
import { datesMessages } from './dates.messages';

interface Days {
  readonly dueOn?: string | undefined;
  readonly appointmentOn?: string | undefined;
}

/** Changes the due date and the appointment, of the version that is on the page. */
export function CaseDatesDialog({ caseRecord, list }: Pick<CaseTabProps, 'caseRecord' | 'list'>) {
  const { formatMessage } = useIntl();
  const [changeDates] = useChangeCaseDatesMutation();
  const { uuid: id, version, dueOn, appointmentOn } = caseRecord;
  const days: Days = { dueOn: dueOn ?? undefined, appointmentOn: appointmentOn ?? undefined };
  return (
    <EditDialog<Days>
      title={formatMessage(datesMessages.title)}
      hint={formatMessage(datesMessages.hint)}
      initialValues={days}
      done={formatMessage(datesMessages.saved)}
      saysFailure
      onSubmit={(typed) => changeDates({ list, id, dates: { ...toDates(typed), version } }).unwrap()}
    >
      <Form.Item name="dueOn" label={formatMessage(fieldMessages.dueOn)}>
        <DayInput />
      </Form.Item>
      <Form.Item name="appointmentOn" label={formatMessage(fieldMessages.appointmentOn)}>
        <DayInput />
      </Form.Item>
    </EditDialog>
  );
}

/** An emptied day is none. */
function toDates({ dueOn, appointmentOn }: Days): CaseDates {
  return { dueOn: dueOn || null, appointmentOn: appointmentOn || null };
}
