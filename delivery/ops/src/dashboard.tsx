import { Button, Flex, Layout, Tabs, Tag, Typography } from 'antd';
import { useState } from 'react';
import type { OpsState } from '../../src/gateway/ops/ops.types';
import { opsApi } from './api/ops-api';
import type { OpsView } from './api/use-ops-state';
import { DomainDrawer } from './domains/domain-drawer';
import { DomainList } from './domains/domain-list';
import { HistoryList } from './history/history-list';
import { StateAlerts } from './state-alerts';
import { UpkeepList } from './upkeep/upkeep-list';

interface DashboardProps extends OpsView {
  readonly state: OpsState;
}

/** As wide whatever it says: on a phone the row would else break, and what stands below it move from under a press. */
const CONNECTION_STYLE = { minWidth: 128, textAlign: 'center' } as const;

/** What is live, and the way to change it. */
export function Dashboard({ state, failure, connection, reload }: DashboardProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const domain = state.domains.find((item) => item.domain === opened) ?? null;
  const logout = async (): Promise<void> => {
    await opsApi.logout().catch(() => undefined);
    await reload();
  };
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Header style={{ height: 'auto', padding: '12px 16px', lineHeight: 1.5 }}>
        <Flex wrap gap={12} align="center" justify="space-between">
          <Flex wrap gap={8} align="center">
            <Typography.Title level={1} style={{ fontSize: 18, margin: 0 }}>
              Releases of the portal
            </Typography.Title>
            {state.revision !== null && <Tag>revision {state.revision}</Tag>}
            <Tag color={connection === 'events' ? 'green' : 'gold'} role="status" style={CONNECTION_STYLE}>
              {connection === 'events' ? 'live' : 'asking every 15 s'}
            </Tag>
          </Flex>
          <Flex gap={8} align="center">
            <Typography.Text type="secondary">{state.who}</Typography.Text>
            <Button onClick={logout}>Log out</Button>
          </Flex>
        </Flex>
      </Layout.Header>
      <Layout.Content style={{ padding: 16, maxWidth: 1280, width: '100%', margin: '0 auto' }}>
        <StateAlerts state={state} failure={failure} />
        <Tabs
          items={[
            {
              key: 'domains',
              label: 'Domains',
              children: <DomainList domains={state.domains} health={state.health} onOpen={setOpened} />,
            },
            {
              key: 'history',
              label: 'History',
              children: (
                <HistoryList domains={state.domains.map((item) => item.domain)} revision={state.revision} />
              ),
            },
            {
              key: 'upkeep',
              label: 'Upkeep',
              children: <UpkeepList state={state} onChanged={reload} />,
            },
          ]}
          destroyOnHidden
        />
      </Layout.Content>
      <DomainDrawer
        domain={domain}
        health={state.health}
        cohorts={state.cohorts}
        revision={state.revision}
        readOnly={state.readOnly}
        mayChange={state.mayChange}
        onClose={() => setOpened(null)}
        onChanged={reload}
      />
    </Layout>
  );
}
