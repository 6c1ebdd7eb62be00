import { SectionCard } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

interface PartCardProps {
  readonly title: string;
  /** On the button that opens the whole of it. */
  readonly open: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A part of the case in small, with the way to the whole of it. */
export function PartCard({ title, open, onOpen, children }: PartCardProps) {
  return (
    <SectionCard
      title={title}
      extra={
        <Button size="small" onClick={onOpen}>
          {open}
        </Button>
      }
    >
      <Flex vertical gap={4}>
        {children}
      </Flex>
    </SectionCard>
  );
}
