import { hasUnsavedInput, saveInput } from '@portal/shared/ui';
import { App } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { unsavedInputMessages } from './unsaved-input.messages';

/** How long a form that saves by itself has before the person is asked, in milliseconds. */
const SAVE_MS = 2_000;

/**
 * Calls `proceed` at once, or after a confirmation when the page, or another tab, holds unsaved input. What saves by itself is waited for
 * first: it is not lost. One question at a time.
 */
export function useDiscardQuestion(): (proceed: () => void, isInOtherTab?: boolean) => void {
  const { formatMessage } = useIntl();
  const { modal } = App.useApp();
  const isAsking = useRef(false);
  async function isAgreed(isInOtherTab: boolean): Promise<boolean> {
    await Promise.race([saveInput(), new Promise((resolve) => setTimeout(resolve, SAVE_MS))]);
    if (!hasUnsavedInput() && !isInOtherTab) return true;
    return modal.confirm({
      title: formatMessage(unsavedInputMessages.title),
      content: formatMessage(isInOtherTab ? unsavedInputMessages.hintOfOtherTab : unsavedInputMessages.hint),
      okText: formatMessage(unsavedInputMessages.discard),
      cancelText: formatMessage(unsavedInputMessages.keep),
      focusable: { autoFocusButton: 'cancel' },
    });
  }
  async function ask(proceed: () => void, isInOtherTab: boolean): Promise<void> {
    isAsking.current = true;
    const isOk = await isAgreed(isInOtherTab);
    isAsking.current = false;
    if (isOk) proceed();
  }
  return (proceed, isInOtherTab = false) => {
    if (!hasUnsavedInput() && !isInOtherTab) return proceed();
    if (!isAsking.current) void ask(proceed, isInOtherTab);
  };
}
