import { Button, Flex, Result, Spin } from 'antd';
import { useOpsState } from './api/use-ops-state';
import { Dashboard } from './dashboard';
import { LoginPage } from './login/login.page';

/** The way in, or what is live. */
export function OpsPage() {
  const view = useOpsState();
  const { state, failure, reload } = view;
  if (state) return <Dashboard {...view} state={state} />;
  if (failure?.status === 401) return <LoginPage onLogin={reload} />;
  if (failure)
    return (
      <Result
        status="warning"
        role="alert"
        title="The releases cannot be shown"
        subTitle={failure.message}
        extra={<Button onClick={reload}>Try again</Button>}
      />
    );
  return (
    <Flex justify="center" align="center" style={{ minHeight: '100vh' }} role="status" aria-label="Loading">
      <Spin size="large" />
    </Flex>
  );
}
