import { cloneElement, useState, type ReactElement, type ReactNode } from 'react';
import { ChangeAction } from '../../change-action';

/** A button, or what passes these on to one. */
export type TriggerElement = ReactElement<{ onClick?: () => void; disabled?: boolean }>;

interface DialogTriggerProps {
  readonly trigger: TriggerElement;
  /** May be used by a blocked company too, and where else nothing can be changed: what it changes is the person's own. */
  readonly isAlwaysAllowed?: boolean | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens. Where nothing can be changed the button is disabled and says why (SH-27). */
export function DialogTrigger({ trigger, isAlwaysAllowed = false, children }: DialogTriggerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = cloneElement(trigger, { onClick: () => setIsOpen(true) });
  return (
    <>
      {isAlwaysAllowed ? button : <ChangeAction>{button}</ChangeAction>}
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
