import type { ErrorData } from '@portal/shared/api';
import type { LmpChange, LmpKey } from '@portal/shared/contract';
import { failureTexts } from '@portal/shared/ui';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useChangeLmpMutation } from '../../api/laser-marking.api';
import { messages, valueMessages } from './laser-marking.messages';

type ValueOf<K extends LmpKey> = Extract<LmpChange, { key: K }>['value'];

/** A change of one setting that is saved as soon as it is made (CO-24), and what the setting's row says of it. */
export function useMarkingChange<K extends LmpKey>(key: K) {
  const intl = useIntl();
  const { message } = App.useApp();
  const [change, { isLoading, originalArgs, error, reset }] = useChangeLmpMutation();
  const reason = (failed: unknown): string => failureTexts(failed as ErrorData, intl).join(' ');

  return {
    /** The value that is on its way to the server. */
    saving: isLoading ? (originalArgs?.value as ValueOf<K> | undefined) : undefined,
    /** Why the last change was not saved; stays at the row until another try. */
    failure: error ? reason(error) : null,
    forgetFailure: reset,
    /** Answers whether it is saved. */
    async save(value: ValueOf<K>): Promise<boolean> {
      const { error: failed } = await change({ key, value } as LmpChange);
      if (failed) void message.error(intl.formatMessage(valueMessages.notSaved, { reason: reason(failed) }));
      else if (key !== 'logoFile') void message.success(intl.formatMessage(messages.saved));
      return !failed;
    },
  };
}
