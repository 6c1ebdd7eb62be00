import { Button, Card, Empty, Flex, Grid, Table, Typography } from 'antd';
import { HealthFigures } from './health-figures';
import { healthOf, type Domain, type Health } from './health-of';
import { LiveReason, LiveRelease } from './live-release';

interface DomainListProps {
  readonly domains: readonly Domain[];
  readonly health: Health;
  readonly onOpen: (domain: string) => void;
}

/** All domains with what is live: a table, or cards where there is no room for one. */
export function DomainList(props: DomainListProps) {
  const { md: isWide } = Grid.useBreakpoint();
  if (props.domains.length === 0)
    return <Empty description="Nothing is published yet. The command 'publish' takes a build in." />;
  return isWide ? <DomainTable {...props} /> : <DomainCards {...props} />;
}

function DomainTable({ domains, health, onOpen }: DomainListProps) {
  return (
    <Table
      dataSource={[...domains]}
      rowKey="domain"
      pagination={false}
      columns={[
        { title: 'Domain', dataIndex: 'domain', rowScope: 'row' },
        { title: 'Live', width: '26%', render: (_, domain) => <LiveRelease domain={domain} /> },
        { title: 'Since', width: '24%', render: (_, domain) => <LiveReason domain={domain} /> },
        {
          title: 'Last hour',
          width: '28%',
          render: (_, domain) => <LiveHealth domain={domain} health={health} />,
        },
        {
          title: 'Change',
          render: (_, { domain }) => <ManageButton domain={domain} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

function DomainCards({ domains, health, onOpen }: DomainListProps) {
  return (
    <Flex vertical gap={12}>
      {domains.map((domain) => (
        <Card key={domain.domain} size="small">
          <Flex vertical gap={8}>
            <Flex justify="space-between" align="center">
              <Typography.Title level={2} style={{ fontSize: 16, margin: 0 }}>
                {domain.domain}
              </Typography.Title>
              <ManageButton domain={domain.domain} onOpen={onOpen} />
            </Flex>
            <LiveRelease domain={domain} />
            <LiveReason domain={domain} />
            <LiveHealth domain={domain} health={health} />
          </Flex>
        </Card>
      ))}
    </Flex>
  );
}

function ManageButton({ domain, onOpen }: { domain: string; onOpen: (domain: string) => void }) {
  return (
    <Button onClick={() => onOpen(domain)} aria-label={`Change ${domain}`}>
      Change
    </Button>
  );
}

function LiveHealth({ domain: { domain, live }, health }: { domain: Domain; health: Health }) {
  if (!live) return null;
  return (
    <Flex vertical gap={4}>
      <HealthFigures health={healthOf(health, domain, live.version)} />
      {live.percent < 100 && live.fallback !== null && (
        <Flex wrap gap={4} align="center">
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            the others:
          </Typography.Text>
          <HealthFigures health={healthOf(health, domain, live.fallback)} />
        </Flex>
      )}
    </Flex>
  );
}
