import { Alert, App, Button, Flex, Form, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import type { OpsPrune } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { ReasonField } from '../forms/reason-field';
import { useAttempt } from '../forms/use-attempt';
import { formatBytes, formatTime } from '../format';
import { VersionText } from '../domains/version-text';

interface PruneFormProps {
  readonly revision: number | null;
  readonly isReadOnly: boolean;
  readonly onChanged: () => Promise<void>;
}

interface Limits {
  readonly keep: number;
  readonly days: number;
}

const USUAL: Limits = { keep: 10, days: 30 };

/** A list of what would go, of one revision; the change is of that list. */
interface Listed extends Limits {
  readonly of: number;
  readonly answer: OpsPrune;
}

/** Lists the releases that nothing within reach needs, and removes what was listed. */
export function PruneForm({ revision, isReadOnly, onChanged }: PruneFormProps) {
  const { message } = App.useApp();
  const [listed, setListed] = useState<Listed | null>(null);
  const { attempt, isBusy, trouble } = useAttempt();
  // What is live is another: so may be what is needed.
  const shown = listed?.of === revision ? listed : null;
  const list = ({ keep, days }: Limits): Promise<void> =>
    attempt(async () => {
      if (revision === null) return;
      const answer = await opsApi.prune({ keep, days, seen: revision, reason: 'list', dryRun: true });
      setListed({ keep, days, of: revision, answer });
    });
  const remove = ({ reason }: { reason: string }): Promise<void> =>
    attempt(async () => {
      if (!shown) return;
      const { keep, days, of } = shown;
      const { removed } = await opsApi.prune({ keep, days, seen: of, reason, dryRun: false });
      setListed(null);
      void message.success(`${removed.length} releases are removed`);
      await onChanged();
    });
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">
        Live releases, what they fall back to, and what waits to be activated always stay.
      </Typography.Text>
      <Form<Limits> layout="vertical" requiredMark={false} initialValues={USUAL} onFinish={list}>
        <Flex wrap gap="0 24px">
          <Form.Item name="keep" label="Releases of each domain to go back to">
            <InputNumber min={1} max={1000} precision={0} />
          </Form.Item>
          <Form.Item name="days" label="Days for which all stay">
            <InputNumber min={0} max={10_000} precision={0} />
          </Form.Item>
        </Flex>
        <Button htmlType="submit" loading={isBusy} disabled={isReadOnly || revision === null}>
          List what would go
        </Button>
      </Form>
      {trouble !== null && <Alert type="error" role="alert" showIcon title={trouble} />}
      {shown && <PruneList answer={shown.answer} />}
      {shown && shown.answer.removed.length > 0 && (
        <Form<{ reason: string }> layout="vertical" requiredMark={false} onFinish={remove}>
          <ReasonField />
          <Button type="primary" danger htmlType="submit" loading={isBusy} disabled={isReadOnly}>
            Remove these for good
          </Button>
        </Form>
      )}
    </Flex>
  );
}

function PruneList({ answer: { removed, kept } }: { answer: OpsPrune }) {
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
  return (
    <div role="status">
      {removed.length === 0
        ? `Nothing would go; all ${kept} releases are needed.`
        : `${removed.length} would go, which frees ${formatBytes(bytes)}; ${kept} stay.`}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {removed.map(({ name, builtAt, bytes: size }) => (
          <li key={name}>
            <VersionText>{name}</VersionText>, built {formatTime(builtAt)}, {formatBytes(size)}
          </li>
        ))}
      </ul>
    </div>
  );
}
