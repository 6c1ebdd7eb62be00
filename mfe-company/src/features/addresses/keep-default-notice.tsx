import { ConfirmDialog } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { defaultMessages } from './addresses.messages';

/** Says, where it is called, that the default shipping address stays the default until another one is (CO-17). */
export function KeepDefaultNotice({ children }: { children: (showNotice: () => void) => ReactNode }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && (
        <ConfirmDialog
          isNotice
          question={formatMessage(defaultMessages.title)}
          hint={formatMessage(defaultMessages.keep)}
          run={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
