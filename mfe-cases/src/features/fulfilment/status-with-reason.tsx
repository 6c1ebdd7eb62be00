import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

/** A status, and why it was refused where it was. */
export function StatusWithReason({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <Flex vertical align="start" gap={4}>
      {children}
      {reason && (
        <Typography.Text type="secondary" style={{ maxWidth: 320, whiteSpace: 'pre-wrap' }}>
          <bdi>{reason}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}
