import { Button, Drawer } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useDirection } from '../appearance';
import { useNarrow } from '../ui';

interface DrawerButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  children(close: () => void): ReactNode;
}

/** A button that opens a panel beside the list, which has its name; on a phone its icon says it. */
export function DrawerButton({ icon, label, children }: DrawerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isMirrored = useDirection() === 'rtl';
  const isNarrow = useNarrow();
  const titleId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={icon}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...(isNarrow && { title: label })}
      >
        {!isNarrow && label}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title={<span id={titleId}>{label}</span>}
        aria-labelledby={titleId}
        placement={isMirrored ? 'left' : 'right'}
        size={360}
        styles={{ wrapper: { maxWidth: '100vw' } }}
        destroyOnHidden
      >
        {children(close)}
      </Drawer>
    </>
  );
}
