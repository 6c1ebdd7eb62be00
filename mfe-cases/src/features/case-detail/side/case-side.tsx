import { CloseOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import type { Case, SlotProps } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { Slot, useSlotEntries } from '@portal/shared/mfe';
import { useWide } from '@portal/shared/ui';
import { Button, Drawer, Flex, Typography } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../../domain/case-paths';
import { detailMessages } from '../case-detail.messages';
import styles from './case-side.module.css';

/** Props for parts that other domains put into the page of a case. */
export function toSlotProps({ uuid }: Case, list: CaseListName): SlotProps['case.side'] {
  return { caseUuid: uuid, side: list === 'doctor' ? 'doctor' : 'client' };
}

interface SideProps {
  /** Id of the part that is open beside the case. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** A button for each part of another domain that opens beside the case, such as its chat. */
export function CaseSideButtons({ open, onOpen }: SideProps) {
  const locale = useLocale();
  return useSlotEntries('case.side').map(({ id, title }) => (
    <Button key={id} aria-expanded={id === open} onClick={() => onOpen(id === open ? null : id)}>
      {title[locale]}
    </Button>
  ));
}

interface CaseWithSideProps extends SideProps {
  readonly slotProps: SlotProps['case.side'];
  readonly children: ReactNode;
}

/**
 * Shows the open part in a column beside the case, or in a drawer on narrow screens. The case stays mounted either way, so
 * that unsaved input survives.
 */
export function CaseWithSide({ open, onOpen, slotProps, children }: CaseWithSideProps) {
  'use memo';
  const isWide = useWide();
  const titleId = useId();
  const locale = useLocale();
  const placement = useDirection() === 'rtl' ? 'left' : 'right';
  const entry = useSlotEntries('case.side').find(({ id }) => id === open);
  const title = entry?.title[locale];
  const close = () => onOpen(null);
  const part = entry && <Slot name="case.side" id={entry.id} props={slotProps} />;
  const isInDrawer = part !== undefined && !isWide;
  // From then on it stays, for it closes slowly.
  const [hasDrawer, setHasDrawer] = useState(false);
  if (isInDrawer && !hasDrawer) setHasDrawer(true);
  return (
    <div className={part && isWide ? styles.split : undefined}>
      <div>{children}</div>
      {part && isWide && (
        <aside className={styles.side} aria-label={title}>
          <SideHeader title={title} onClose={close} />
          {part}
        </aside>
      )}
      {hasDrawer && (
        <Drawer
          open={isInDrawer}
          onClose={close}
          title={<span id={titleId}>{title}</span>}
          aria-labelledby={titleId}
          placement={placement}
          styles={{ wrapper: { maxWidth: '100vw' } }}
          destroyOnHidden
        >
          {part}
        </Drawer>
      )}
    </div>
  );
}

function SideHeader({ title, onClose }: { title: ReactNode; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Flex justify="space-between" align="center">
      <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
        {title}
      </Typography.Title>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={formatMessage(detailMessages.closeSide)}
        onClick={onClose}
      />
    </Flex>
  );
}
