import { InfoCircleOutlined } from '@ant-design/icons';
import { Flex, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Hint } from './hint';

/** A control that this person sees and, where there is a `reason`, cannot use: the reason is beside it, for those without a pointer too. */
export function Refusable({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  if (reason === undefined) return children;
  return (
    <Flex align="center" gap={4}>
      <Tooltip title={reason}>
        <span>{children}</span>
      </Tooltip>
      <Hint text={reason} icon={<InfoCircleOutlined />} />
    </Flex>
  );
}
