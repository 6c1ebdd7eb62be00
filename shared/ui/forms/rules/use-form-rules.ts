import type { FormRule } from 'antd';
import { useIntl } from 'react-intl';
import { LIMITS } from '../../../contract';
import {
  beginsWithLetter,
  isEmail,
  isFilled,
  isLongPassword,
  isMoreThan,
  isPhone,
  isShorterThan,
  isVariedPassword,
} from './form-rules';
import { ruleMessages } from './form-rules.messages';

type TextRule = FormRule & { readonly message: string };

/**
 * The rules of the portal's forms, for `rules` of a form's item (AP-14). All but `required` are satisfied by an empty field, so
 * that a field may be optional and still be checked.
 */
export function useFormRules() {
  const { formatMessage } = useIntl();
  return {
    /** Not empty, and not of blanks only. */
    required: ruleOf(formatMessage(ruleMessages.required), isFilled, true),
    /** A number greater than `bound`. */
    moreThan: (bound: number) => ruleOf(formatMessage(ruleMessages.moreThan, { bound }), isMoreThan(bound)),
    /** Text of fewer characters than `bound`. */
    lessThan: (bound: number) =>
      ruleOf(formatMessage(ruleMessages.lessThan, { bound }), isShorterThan(bound)),
    /** Text that begins with a Latin letter. */
    firstCharacterIsLetter: ruleOf(formatMessage(ruleMessages.firstCharacterIsLetter), beginsWithLetter),
    phone: ruleOf(formatMessage(ruleMessages.phone), isPhone),
    email: ruleOf(formatMessage(ruleMessages.email), isEmail),
    /** What of a new password can be checked without the server, which also knows common ones and the person's own words. */
    password: [
      ruleOf(formatMessage(ruleMessages.passwordLength, { count: LIMITS.passwordLength }), isLongPassword),
      ruleOf(formatMessage(ruleMessages.passwordVaried), isVariedPassword),
    ],
  };
}

function ruleOf(message: string, isRight: (value: unknown) => boolean, required = false): TextRule {
  return {
    message,
    required,
    validator: (_rule, value: unknown) =>
      isRight(value) || (!required && !isFilled(value))
        ? Promise.resolve()
        : Promise.reject(new Error(message)),
  };
}
