import type { Case } from '@portal/shared/contract';
import { usePatientName, useUnsavedInput } from '@portal/shared/ui';
import { App, Form, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTakeStepMutation, type CaseStepInput } from '../../api/case-steps.api';
import type { CaseStep } from '../../domain/case-actions';
import type { CaseListName } from '../../domain/case-paths';
import { CaseStepFields } from './case-step-fields';
import { stepDone, stepHints, stepLabels, stepMessages, stepQuestions } from './case-step.messages';

const FORM = 'case-step';

interface CaseStepModalProps {
  readonly step: CaseStep;
  readonly subject: Case;
  readonly list: CaseListName;
  close(): void;
}

/** Asks before a step, and for what it takes (CA-12). A failure keeps what was typed. */
export function CaseStepModal({ step, subject, list, close }: CaseStepModalProps) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [takeStep, { isLoading }] = useTakeStepMutation();
  const [isTouched, setIsTouched] = useState(false);
  useUnsavedInput(isTouched);
  const { identifier, uuid } = subject;
  const patientName = usePatientName()(subject.patientName);
  const isCancel = step === 'cancel';

  async function take(input: CaseStepInput): Promise<void> {
    const { data, error } = await takeStep({ list, id: uuid, step, input });
    if (data) void message.success(formatMessage(stepDone[step], { identifier }));
    // The case has moved on, so that to ask again would be of no use.
    if (data || error.code === 'notAllowedNow') close();
  }
  return (
    <Modal
      open
      title={formatMessage(stepQuestions[step], { identifier, patientName })}
      onCancel={close}
      okText={formatMessage(stepLabels[step])}
      okButtonProps={{ danger: isCancel, htmlType: 'submit', form: FORM, loading: isLoading }}
      cancelText={formatMessage(isCancel ? stepMessages.keep : stepMessages.dismiss)}
      cancelButtonProps={{ disabled: isLoading }}
      mask={{ closable: false }}
      // Escape is pressed by accident; what was typed is given up by the button only.
      keyboard={!isTouched && !isLoading}
      closable={!isLoading}
    >
      <Form<CaseStepInput>
        id={FORM}
        layout="vertical"
        onValuesChange={() => setIsTouched(true)}
        onFinish={(input) => void take(input)}
      >
        <Typography.Paragraph>{formatMessage(stepHints[step])}</Typography.Paragraph>
        <CaseStepFields step={step} />
      </Form>
    </Modal>
  );
}
