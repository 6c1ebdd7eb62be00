import { roomPath, type ShipmentArrival } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { FormDialog, useFormRules } from '@portal/shared/ui';
import { Button, Form, Input, Radio, Select } from 'antd';
import { useIntl } from 'react-intl';
import { useReportArrivalMutation } from '../../../api/parcel.api';
import { problemMessages, reportMessages } from './arrival.messages';
import type { ShipmentTabProps } from './shipment.page';

type Problem = Exclude<ShipmentArrival, 'ARRIVED'>;
interface Report {
  readonly arrival?: Problem;
  readonly caseUuid?: string;
  readonly note?: string;
}

/** Says that a parcel is missing or holds the wrong things, and goes on to the chat where that is said to the lab. */
export function ReportButton({
  type,
  shipment: { uuid, identifier, cases },
  problems,
}: ShipmentTabProps & { problems: readonly Problem[] }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [report] = useReportArrivalMutation();
  // A case whose patient data is erased has no name, and its chat takes no message.
  const open = cases.filter(({ patientName }) => patientName !== '');
  const [first] = open;

  async function submit({ arrival, caseUuid, note }: Report): Promise<void> {
    if (!arrival) return;
    const about = { arrival, ...(caseUuid && { caseUuid }), ...(note && { note }) };
    const shipment = await report({ type, uuid, report: about }).unwrap();
    const room = shipment.arrival?.caseUuid;
    if (room) void navigate(roomPath(type === 'dso' ? 'dso' : 'client', room));
  }

  if (!first) return null;
  return (
    <FormDialog<Report>
      trigger={<Button>{formatMessage(reportMessages.label)}</Button>}
      title={formatMessage(reportMessages.title, { identifier })}
      hint={formatMessage(reportMessages.hint)}
      okText={formatMessage(reportMessages.send)}
      initialValues={{ caseUuid: first.uuid }}
      onSubmit={submit}
    >
      <ProblemField problems={problems} />
      {open.length > 1 && (
        <Form.Item name="caseUuid" label={formatMessage(reportMessages.about)}>
          <Select
            options={open.map(({ uuid: value, identifier: name, patientName }) => ({
              value,
              label: `${name} · ${patientName}`,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="note" label={formatMessage(reportMessages.note)}>
        <Input.TextArea dir="auto" rows={4} maxLength={2_000} showCount />
      </Form.Item>
    </FormDialog>
  );
}

function ProblemField({ problems }: { problems: readonly Problem[] }) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  return (
    <Form.Item name="arrival" label={formatMessage(reportMessages.what)} rules={[required]}>
      <Radio.Group
        vertical
        options={problems.map((value) => ({ value, label: formatMessage(problemMessages[value]) }))}
      />
    </Form.Item>
  );
}
