import { Alert, Button, Card, Flex, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import type { LoginRequest } from '../../../src/gateway/ops/ops.types';
import { opsApi } from '../api/ops-api';
import { toFailure } from '../api/ops-failure';

/** Asks for the token, and for the name that stands in the audit trail where the token is everybody's. */
export function LoginPage({ onLogin }: { onLogin: () => Promise<void> }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (values: LoginRequest): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await opsApi.login({ ...values, name: values.name ?? '' });
      await onLogin();
    } catch (error) {
      const { code, message } = toFailure(error);
      // Asked for, and not yet wrong: the field that appears says what is wanted.
      setTrouble(code === 'codeNeeded' ? null : message);
      if (code === 'codeNeeded') setNeedsCode(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Flex component="main" justify="center" align="center" style={{ minHeight: '100vh', padding: 16 }}>
      <Card style={{ width: '100%', maxWidth: 400 }}>
        <Typography.Title level={1} style={{ fontSize: 20, marginTop: 0 }}>
          Releases of the portal
        </Typography.Title>
        <Form<LoginRequest> layout="vertical" requiredMark={false} onFinish={submit}>
          <Form.Item
            name="name"
            label="Your name"
            extra="It stands beside every change that you make. A token of your own has your name already."
          >
            <Input autoComplete="username" maxLength={80} autoFocus />
          </Form.Item>
          <Form.Item
            name="token"
            label="Token"
            rules={[{ required: true, message: 'Please enter the token.' }]}
          >
            <Input.Password autoComplete="current-password" maxLength={500} />
          </Form.Item>
          {needsCode && (
            <Form.Item
              name="code"
              label="Code of your authenticator app"
              rules={[{ required: true, whitespace: true, message: 'Please enter the code.' }]}
            >
              <Input autoComplete="one-time-code" inputMode="numeric" maxLength={10} autoFocus />
            </Form.Item>
          )}
          {trouble !== null && (
            <Alert type="error" role="alert" showIcon title={trouble} style={{ marginBottom: 16 }} />
          )}
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            Log in
          </Button>
        </Form>
      </Card>
    </Flex>
  );
}
