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
  async function isAgreed(isInOtherTab: boolean): Promise<boolean> {
    isAsking.current = true;
    const answer = await modal.confirm({
      title: formatMessage(unsavedInputMessages.title),
      content: formatMessage(isInOtherTab ? unsavedInputMessages.hintOfOtherTab : unsavedInputMessages.hint),
      okText: formatMessage(unsavedInputMessages.discard),
      cancelText: formatMessage(unsavedInputMessages.keep),
      focusable: { autoFocusButton: 'cancel' },
    });
    isAsking.current = false;
    return answer;
  }
  return (proceed, isInOtherTab = false) => {
    if (!hasUnsavedInput() && !isInOtherTab) return proceed();
    if (!isAsking.current) void isAgreed(isInOtherTab).then((isOk) => isOk && proceed());
  };
}
