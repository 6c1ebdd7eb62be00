import { Alert, Card, Flex, Typography } from 'antd';
import type { OpsState } from '../../../src/gateway/ops/ops.types';
import { PruneForm } from './prune-form';
import { RepairForm } from './repair-form';

interface UpkeepListProps {
  readonly state: OpsState;
  readonly onChanged: () => Promise<void>;
}

/** What is done to the feed and the releases as a whole. */
export function UpkeepList({ state, onChanged }: UpkeepListProps) {
  const { revision, readOnly, mayChange } = state;
  const isReadOnly = readOnly !== null || mayChange !== null;
  return (
    <Flex vertical gap={16}>
      {mayChange !== null && (
        <Alert
          type="info"
          showIcon
          title={`This touches all domains; with your token you may change ${mayChange.join(' and ')}.`}
        />
      )}
      <Card size="small" title="Remove old releases">
        <PruneForm revision={revision} isReadOnly={isReadOnly} onChanged={onChanged} />
      </Card>
      <Card size="small" title="Repair the feed">
        <RepairForm isReadOnly={isReadOnly} onChanged={onChanged} />
      </Card>
      <Card size="small" title="Change the key that signs">
        <Typography.Text>
          Keys are files of the host, which this page neither reads nor writes. There:{' '}
          <code>delivery keys --rotate</code>, then <code>delivery keys --finish</code>, with the steps of the
          runbook <code>docs/runbooks/lost-signing-key.md</code> between them.
        </Typography.Text>
      </Card>
    </Flex>
  );
}
