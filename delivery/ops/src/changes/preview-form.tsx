import { Alert, Button, Flex, Form, InputNumber, Typography } from 'antd';
import { useState } from 'react';
import type { OpsPreview } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { ReasonField } from '../forms/reason-field';
import { useAttempt } from '../forms/use-attempt';
import { formatTime } from '../format';

interface PreviewFormProps {
  readonly domain: string;
  readonly version: string;
  readonly revision: number | null;
  readonly isReadOnly: boolean;
}

interface Given {
  readonly hours: number;
  readonly reason: string;
}

/** Makes a link that opens one tab with a release, for some hours, and changes nothing for anybody else. */
export function PreviewForm({ domain, version, revision, isReadOnly }: PreviewFormProps) {
  const [made, setMade] = useState<OpsPreview | null>(null);
  const { attempt, isBusy, trouble } = useAttempt();
  const submit = ({ hours, reason }: Given): Promise<void> =>
    attempt(async () => {
      const how = { reason, force: false, again: false, unchecked: false, dryRun: false };
      setMade(await opsApi.preview({ domain, version, hours, seen: revision, ...how }));
    });
  if (made?.path) return <MadeLink preview={made} link={`${window.location.origin}${made.path}`} />;
  return (
    <Form<Given> layout="vertical" requiredMark={false} onFinish={submit} initialValues={{ hours: 4 }}>
      <Typography.Paragraph>
        The link opens the portal with {version} of {domain} in one tab. All others keep what they have.
      </Typography.Paragraph>
      <Form.Item name="hours" label="Ends after, in hours">
        <InputNumber min={1} max={24} precision={0} />
      </Form.Item>
      <ReasonField placeholder="Who is to look at it, and at what" />
      {trouble !== null && <Alert type="error" role="alert" showIcon title={trouble} />}
      <Button type="primary" htmlType="submit" loading={isBusy} disabled={isReadOnly}>
        Make the link
      </Button>
    </Form>
  );
}

function MadeLink({ preview: { until, against }, link }: { preview: OpsPreview; link: string }) {
  return (
    <Flex vertical gap={8} role="status">
      <Typography.Text>Good until {formatTime(until)}, for whoever has it:</Typography.Text>
      <Typography.Text copyable={{ text: link }} className="version">
        <a href={link} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      </Typography.Text>
      {against.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="It could not be activated as it is"
          description={
            <ul style={{ margin: 0, paddingInlineStart: 20 }}>
              {against.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          }
        />
      )}
    </Flex>
  );
}
