import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Link } from '@portal/shared/router';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './screen-only.module.css';

interface BackLinkProps {
  readonly to: string;
  /** What the browser's history keeps beside that address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** A link to the page that the reader came from; its arrow points against the direction of reading. */
export function BackLink({ to, state, children }: BackLinkProps) {
  const isRightToLeft = useDirection() === 'rtl';
  return (
    <Link to={to} state={state} className={styles.screenOnly}>
      <Flex gap={8}>
        {isRightToLeft ? <ArrowRightOutlined aria-hidden /> : <ArrowLeftOutlined aria-hidden />}
        {children}
      </Flex>
    </Link>
  );
}
