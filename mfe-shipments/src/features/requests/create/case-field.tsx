import type { RequestableCase } from '@portal/shared/contract';
import { Ltr, PatientName, useFormRules } from '@portal/shared/ui';
import { Flex, Form, Select, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRequestableCasesQuery } from '../../../api/requests.api';
import { insideDialog } from '../../../components/inside-dialog';
import { useSettled } from '../../../components/use-settled';
import { firstValues, type RequestValues } from '../../../domain/new-request';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { newRequestMessages } from './new-request.messages';

/** Cases that are offered at a time; others are found by the search. */
const OFFERED = 20;
/** Pause after a letter before it is searched for. */
const TYPING_MS = 250;

interface CaseFieldProps {
  /** The case that the dialog was opened for. */
  readonly fixed: RequestableCase | undefined;
  readonly type: ShipmentType;
  readonly chosen: RequestableCase | undefined;
  onChoose(ofCase: RequestableCase | undefined): void;
}

/** The case of a new request: told, or picked among those that one can be made for (SM-05). */
export function CaseField({ fixed, ...picker }: CaseFieldProps) {
  if (!fixed) return <CasePicker {...picker} />;
  return (
    <Flex wrap gap="0 8px" style={{ marginBlockEnd: 16 }}>
      <Ltr>{fixed.identifier}</Ltr>
      <Typography.Text strong>
        <PatientName name={fixed.patientName} />
      </Typography.Text>
    </Flex>
  );
}

function CasePicker({ type, chosen, onChoose }: Omit<CaseFieldProps, 'fixed'>) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const form = Form.useFormInstance<RequestValues>();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), TYPING_MS);
  const query = { page: 1, paginate: OFFERED, ...(search && { search }) };
  const { data, isFetching } = useRequestableCasesQuery({ type, query });
  const found = data?.data ?? [];
  const offered = chosen && !found.some(({ uuid }) => uuid === chosen.uuid) ? [chosen, ...found] : found;

  function choose(uuid: string): void {
    const ofCase = offered.find((one) => one.uuid === uuid);
    onChoose(ofCase);
    if (!ofCase) return;
    const { type: chosenType, arch } = firstValues(ofCase, { type: form.getFieldsValue().type });
    form.setFieldsValue({ type: chosenType, arch });
  }
  return (
    <Form.Item name="caseUuid" label={formatMessage(newRequestMessages.case)} rules={[required]}>
      <Select<string>
        getPopupContainer={insideDialog}
        showSearch={{ filterOption: false, onSearch: setText }}
        placeholder={formatMessage(newRequestMessages.casePlaceholder)}
        loading={isFetching}
        notFoundContent={formatMessage(newRequestMessages.noCase)}
        options={offered.map(({ uuid, identifier, patientName, doctor }) => ({
          value: uuid,
          title: identifier,
          label: <CaseName ofCase={{ identifier, patientName, doctor }} />,
        }))}
        onChange={choose}
      />
    </Form.Item>
  );
}

/** A case in the picker: its identifier, its patient and, of an organisation, its doctor. */
function CaseName({ ofCase }: { ofCase: Pick<RequestableCase, 'identifier' | 'patientName' | 'doctor'> }) {
  const { identifier, patientName, doctor } = ofCase;
  return (
    <Flex wrap gap="0 8px" component="span">
      <Ltr>{identifier}</Ltr>
      <PatientName name={patientName} />
      {doctor && (
        <Typography.Text type="secondary">
          <bdi>{doctor.name}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
