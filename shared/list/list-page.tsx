import type { ReactNode } from 'react';
import { Page } from '../ui';
import { ListSection, type ListSectionProps } from './list-section';

interface ListPageProps<R extends object> extends ListSectionProps<R> {
  /** The list's label unless said. */
  readonly title?: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * A page that is a list: columns, fields and a query.
 * @example const list = useList(useShipmentList(type));
 *   const query = useShipmentsQuery({ type, query: list.query });
 *   return <ListPage list={list} query={query} onOpen={open} />;
 */
export function ListPage<R extends object>({ title, subtitle, actions, ...section }: ListPageProps<R>) {
  return (
    <Page title={title ?? section.list.definition.label} subtitle={subtitle} actions={actions}>
      <ListSection {...section} />
    </Page>
  );
}
