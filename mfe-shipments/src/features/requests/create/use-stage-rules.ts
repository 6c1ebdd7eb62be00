import { Form, type FormRule } from 'antd';
import { useIntl } from 'react-intl';
import type { RequestValues } from '../../../domain/new-request';
import { newRequestMessages, stageMessages } from './new-request.messages';

/**
 * What is wrong with stages before they are sent; the server decides.
 * @param last stage of the plan for the chosen arch
 */
export function useStageRules(last: number) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance<RequestValues>();
  const rule = (isWrong: (value: number) => boolean, message: string): FormRule => ({
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
  return { stepNumber: [whole, within], fromStep: [whole], toStep: [whole, within, inOrder] };
}
