import { App, Drawer, Tabs } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { RollbackForm } from '../changes/rollback-form';
import { HistoryEntries } from '../history/history-entries';
import type { Domain, Health } from './health-of';
import { ReleaseList } from './release-list';

interface DomainDrawerProps {
  /** Null: closed. */
  readonly domain: Domain | null;
  readonly health: Health;
  readonly revision: number | null;
  readonly readOnly: string | null;
  readonly onClose: () => void;
  readonly onChanged: () => Promise<void>;
}

/** Everything that can be done with one domain. */
export function DomainDrawer({ domain, onClose, ...rest }: DomainDrawerProps) {
  return (
    <Drawer
      open={domain !== null}
      onClose={onClose}
      title={domain?.domain}
      size="min(720px, 100vw)"
      destroyOnHidden
    >
      {domain && <DomainActions domain={domain} {...rest} />}
    </Drawer>
  );
}

interface DomainActionsProps extends Omit<DomainDrawerProps, 'onClose'> {
  readonly domain: Domain;
}

function DomainActions({ domain, health, revision, readOnly, onChanged }: DomainActionsProps) {
  const { message } = App.useApp();
  const onDone = (change: OpsChange): void => {
    const share = change.percent < 100 ? ` for ${change.percent} %` : '';
    void message.success(
      `${change.domain} ${change.to} is live${share} (revision ${change.revision ?? 'unchanged'})`,
    );
    void onChanged();
  };
  const isReadOnly = readOnly !== null;
  return (
    <Tabs
      destroyOnHidden
      items={[
        {
          key: 'releases',
          label: 'Releases',
          children: (
            <ReleaseList
              domain={domain}
              health={health}
              revision={revision}
              isReadOnly={isReadOnly}
              onDone={onDone}
            />
          ),
        },
        {
          key: 'rollback',
          label: 'Roll back',
          disabled: domain.live === null,
          children: (
            <RollbackForm
              key={revision}
              domain={domain}
              revision={revision}
              isReadOnly={isReadOnly}
              onDone={onDone}
            />
          ),
        },
        {
          key: 'history',
          label: 'History',
          children: <HistoryEntries domain={domain.domain} revision={revision} />,
        },
      ]}
    />
  );
}
