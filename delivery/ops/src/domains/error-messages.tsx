import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { opsApi } from '../api/ops-api';
import { toFailure } from '../api/ops-failure';
import type { ReleaseHealth } from './health-of';

type ReleaseError = ReleaseHealth['messages'][number];

/** The errors of a release in the last hour; where they happened and in which lines of the source is asked for when it is wanted. */
export function ErrorMessages({ health }: { health: ReleaseHealth | null }) {
  const [errors, setErrors] = useState<readonly ReleaseError[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!health || health.messages.length === 0) return null;
  const { domain, version, messages } = health;
  const show = async (): Promise<void> => {
    setFailure(null);
    try {
      setErrors((await opsApi.errors(domain, version)).errors);
    } catch (error) {
      setFailure(toFailure(error).message);
    }
  };
  return (
    <Flex vertical gap={4} align="start" style={{ fontSize: 12 }}>
      <ul aria-label="Errors of the last hour" style={{ margin: 0, paddingInlineStart: 20 }}>
        {messages.map(({ message, count }) => (
          <li key={message} style={{ overflowWrap: 'anywhere' }}>
            {count} × {message}
            <Places error={errors?.find((error) => error.message === message)} />
          </li>
        ))}
      </ul>
      {failure !== null && <Typography.Text type="danger">{failure}</Typography.Text>}
      <Button
        size="small"
        onClick={() => (errors ? setErrors(null) : void show())}
        aria-expanded={errors !== null}
      >
        {errors ? 'Hide the lines' : 'Show the lines'}
      </Button>
    </Flex>
  );
}

function Places({ error }: { error: ReleaseError | undefined }) {
  if (!error) return null;
  const { routes, stack } = error;
  return (
    <div>
      {routes.length > 0 && <div>on {routes.join(', ')}</div>}
      {stack.length === 0 ? (
        'No report named a line.'
      ) : (
        <pre style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{stack.join('\n')}</pre>
      )}
    </div>
  );
}
