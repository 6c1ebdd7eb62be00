import { Alert, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS, type SavedView } from '../../contract';
import { useNavigate, useSearchParams } from '../../router';
import { EmptyState } from '../../ui';
import { viewSearch, withView } from './list-preferences';
import { viewMessages } from './preferences.messages';
import type { PreferencesControls } from './use-list-preferences';
import { ViewItem } from './view-item';
import { ViewNameForm } from './view-name-form';

interface ViewsPanelProps extends PreferencesControls {
  /** The keys of the columns that stand, in their order. */
  readonly shown: readonly string[];
  /** A view is on its way to the page. */
  onOpen(): void;
}

/** The views that somebody saved of a list: opened, renamed, deleted, and one more of what is shown at present. */
export function ViewsPanel({ preferences: { views }, shown, change, refresh, onOpen }: ViewsPanelProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const readAgain = useEffectEvent(refresh);
  useEffect(() => readAgain(), []);

  function open(view: SavedView): void {
    // A view of a release before this one may have no columns of its own.
    change(() => ({ columns: view.columns.length > 0 ? view.columns : null }));
    void navigate({ search: view.search });
    onOpen();
  }
  const replace = (view: SavedView, by: readonly SavedView[]) =>
    change((kept) => ({
      views: kept.views.flatMap((other) => (other.name === view.name ? by : [other])),
    }));
  return (
    <Flex vertical gap={16}>
      <Typography.Text type="secondary">{formatMessage(viewMessages.hint)}</Typography.Text>
      {views.length === 0 && <EmptyState text={formatMessage(viewMessages.none)} />}
      {views.length > 0 && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
          {views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              taken={views.filter((other) => other !== view).map(({ name }) => name)}
              onOpen={() => open(view)}
              onRename={(name) => replace(view, [{ ...view, name }])}
              onDelete={() => replace(view, [])}
            />
          ))}
        </ul>
      )}
      {views.length < LIMITS.savedViews ? (
        <ViewNameForm
          label={formatMessage(viewMessages.name)}
          submit={formatMessage(viewMessages.save)}
          onName={(name) =>
            change((kept) => ({
              views: withView(kept.views, { name, search: viewSearch(params), columns: [...shown] }),
            }))
          }
        />
      ) : (
        <Alert type="info" title={formatMessage(viewMessages.full)} />
      )}
    </Flex>
  );
}
