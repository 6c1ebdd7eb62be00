import { EmptyState } from '@portal/shared/ui';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { viewSearch, withView, type SavedView } from '../../domain/list-preferences';
import { viewMessages } from './look.messages';
import type { PreferencesControls } from './use-list-preferences';
import { ViewItem } from './view-item';
import { ViewNameForm } from './view-name-form';

interface ViewsPanelProps extends PreferencesControls {
  /** A view is on its way to the page. */
  onOpen(): void;
}

/** The views that somebody saved of a list: opened, renamed, deleted, and one more of what is shown at present. */
export function ViewsPanel({ preferences: { views, columns }, change, onOpen }: ViewsPanelProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function open(view: SavedView): void {
    change(() => ({ columns: view.columns }));
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
      <ViewNameForm
        label={formatMessage(viewMessages.name)}
        submit={formatMessage(viewMessages.save)}
        onName={(name) =>
          change((kept) => ({ views: withView(kept.views, { name, search: viewSearch(params), columns }) }))
        }
      />
    </Flex>
  );
}
