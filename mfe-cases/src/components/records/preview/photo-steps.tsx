import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { recordMessages } from '../records.messages';

interface Steps {
  /** Place of what is shown; -1 where it is not one of those that can be gone through. */
  readonly at: number;
  readonly count: number;
  readonly go: (to: number) => void;
}

/** Which one is shown, with buttons to the one before and the next; after the last one comes the first. */
export function PhotoSteps({ at, count, go }: Steps) {
  const { formatMessage } = useIntl();
  const isRightToLeft = useDirection() === 'rtl';
  if (at < 0 || count < 2) return null;
  const [Back, On] = isRightToLeft
    ? [ArrowRightOutlined, ArrowLeftOutlined]
    : [ArrowLeftOutlined, ArrowRightOutlined];
  return (
    <>
      <Button
        icon={<Back aria-hidden />}
        aria-label={formatMessage(recordMessages.previousPhoto)}
        onClick={() => go((at + count - 1) % count)}
      />
      <span role="status">{formatMessage(recordMessages.photoOf, { number: at + 1, count })}</span>
      <Button
        icon={<On aria-hidden />}
        aria-label={formatMessage(recordMessages.nextPhoto)}
        onClick={() => go((at + 1) % count)}
      />
    </>
  );
}

/** The arrow keys that point where the buttons do, wherever the focus is. Keys with a modifier belong to the browser. */
export function useStepKeys({ at, count, go }: Steps): void {
  const onward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const onKeyDown = useEffectEvent(({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (at < 0 || ctrlKey || altKey || metaKey) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') go((at + (key === onward ? 1 : count - 1)) % count);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
