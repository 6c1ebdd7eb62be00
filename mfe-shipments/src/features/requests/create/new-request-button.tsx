import { ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { newRequestMessages } from './new-request.messages';
import { useNewRequest, type NewRequestSettings } from './use-new-request';

/** Opens the form of a new request (SM-05). */
export function NewRequestButton({
  children,
  ...settings
}: NewRequestSettings & { readonly children?: ReactNode }) {
  const { dialog, ...opening } = useNewRequest(settings);
  return (
    <>
      <OpeningButton {...opening}>{children}</OpeningButton>
      {dialog}
    </>
  );
}

type OpeningButtonProps = Omit<ReturnType<typeof useNewRequest>, 'dialog'> & {
  readonly children?: ReactNode;
};

/** The button alone, where it may go before the form does. */
export function OpeningButton({ begin, isRunning, children }: OpeningButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ChangeAction>
      <Button type="primary" loading={isRunning} onClick={begin}>
        {children ?? formatMessage(newRequestMessages.action)}
      </Button>
    </ChangeAction>
  );
}
