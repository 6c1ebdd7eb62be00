import { hasUnsavedInput } from '@portal/shared/ui';
import { App } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { unsavedInputMessages } from './unsaved-input.messages';

/** Calls `proceed` at once, or after a confirmation when the page, or another tab, holds unsaved input. One question at a time. */
export function useDiscardQuestion(): (proceed: () => void, isInOtherTab?: boolean) => void {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const isAsking = useRef(false);
  async function isAgreed(isHere: boolean): Promise<boolean> {
    isAsking.current = true;
    const answer = await modal.confirm({
      title: formatMessage(unsavedInputMessages.title),
      content: formatMessage(isHere ? unsavedInputMessages.hint : unsavedInputMessages.hintOfOtherTab),
      okText: formatMessage(unsavedInputMessages.discard),
      cancelText: formatMessage(unsavedInputMessages.keep),
      focusable: { autoFocusButton: 'cancel' },
    });
    isAsking.current = false;
    return answer;
  }
  return (proceed, isInOtherTab = false) => {
    const isHere = hasUnsavedInput();
    if (!isHere && !isInOtherTab) return proceed();
    if (!isAsking.current) void isAgreed(isHere).then((isOk) => isOk && proceed());
  };
}
