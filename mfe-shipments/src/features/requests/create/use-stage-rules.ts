import type { RequestableCase } from '@portal/shared/contract';
import { Form, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { findSameRequest, type RequestValues } from '../../../domain/new-request';
import { newRequestMessages, stageMessages } from './new-request.messages';

/**
 * What is wrong with stages before they are sent; the server decides. That the same is asked for already is a warning: by the time
 * it is sent the other request may be over.
 * @param last stage of the plan for the chosen arch
 */
export function useStageRules(ofCase: RequestableCase, last: number) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<RequestValues>();
  const rule = (isWrong: (value: number) => boolean, message: string, warningOnly = false): FormRule => ({
    warningOnly,
    validator: (_rule, value: unknown) =>
      typeof value === 'number' && isWrong(value) ? Promise.reject(new Error(message)) : Promise.resolve(),
  });
  const whole = rule(
    (value) => !Number.isInteger(value) || value < 1,
    formatMessage(newRequestMessages.wholeNumber),
  );
  const within = rule((value) => value > last, formatMessage(stageMessages.beyond, { last }));
  const inOrder = rule(
    (value) => value < (form.getFieldsValue().fromStep ?? 0),
    formatMessage(newRequestMessages.reversed),
  );
  const open = findSameRequest(ofCase, Form.useWatch<RequestValues | undefined>([], form) ?? {});
  const isNew = rule(
    () => findSameRequest(ofCase, form.getFieldsValue()) !== undefined,
    formatMessage(stageMessages.askedAlready, { identifier: open?.identifier ?? '' }),
    true,
  );
  return { stepNumber: [whole, within, isNew], fromStep: [whole], toStep: [whole, within, inOrder, isNew] };
}
