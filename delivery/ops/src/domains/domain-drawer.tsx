import { Alert, App, Drawer, Tabs } from 'antd';
import type { OpsChange } from '../../../src/gateway/ops/ops.types';
import { PlanForm } from '../changes/plan-form';
import { RetireForm } from '../changes/retire-form';
import { RollbackForm } from '../changes/rollback-form';
import { formatAudience } from '../format';
import { HistoryEntries } from '../history/history-entries';
import type { Domain, Health } from './health-of';
import { ReleaseList } from './release-list';

interface DomainDrawerProps {
  /** Null: closed. */
  readonly domain: Domain | null;
  readonly health: Health;
  /** Names of the cohorts that a release can be given to first. */
  readonly cohorts: readonly string[];
  readonly revision: number | null;
  /** Why nothing can be changed by anybody, or null. */
  readonly readOnly: string | null;
  /** Domains of the person; null: all. */
  readonly mayChange: readonly string[] | null;
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

function DomainActions(props: DomainActionsProps) {
  const { domain, health, cohorts, revision, readOnly, mayChange, onChanged } = props;
  const { message } = App.useApp();
  const onDone = (change: OpsChange): void => {
    const audience = formatAudience(change);
    const share = audience === null ? '' : ` for ${audience}`;
    const follows = change.plan === null ? '' : `, plan: ${change.plan}`;
    const done = change.action === 'retire' ? 'is retired' : `${change.to} is live${share}${follows}`;
    void message.success(`${change.domain} ${done} (revision ${change.revision ?? 'unchanged'})`);
    void onChanged();
  };
  const isOthers = mayChange !== null && !mayChange.includes(domain.domain);
  const isReadOnly = readOnly !== null || isOthers;
  return (
    <>
      {isOthers && (
        <Alert
          type="info"
          showIcon
          title={`With your token you may change ${mayChange.join(' and ')}, and look at ${domain.domain}.`}
        />
      )}
      <Tabs
        destroyOnHidden
        items={[
          ...(domain.live?.plan
            ? [
                {
                  key: 'plan',
                  label: 'Plan',
                  children: (
                    <PlanForm
                      domain={domain}
                      plan={domain.live.plan}
                      revision={revision}
                      isReadOnly={isReadOnly}
                      onDone={onDone}
                    />
                  ),
                },
              ]
            : []),
          {
            key: 'releases',
            label: 'Releases',
            children: (
              <ReleaseList
                domain={domain}
                health={health}
                cohorts={cohorts}
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
              <RollbackForm domain={domain} revision={revision} isReadOnly={isReadOnly} onDone={onDone} />
            ),
          },
          ...(domain.kind === 'remote'
            ? [
                {
                  key: 'retire',
                  label: 'Retire',
                  disabled: domain.live === null,
                  children: (
                    <RetireForm domain={domain} revision={revision} isReadOnly={isReadOnly} onDone={onDone} />
                  ),
                },
              ]
            : []),
          {
            key: 'history',
            label: 'History',
            children: <HistoryEntries domain={domain.domain} revision={revision} />,
          },
        ]}
      />
    </>
  );
}
