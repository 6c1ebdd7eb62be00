import { api } from '@portal/shared/api';
import { CASE_CSV_KEYS } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { ListSection } from '@portal/shared/list';
import { useMemo } from 'react';
import { casesApi, useCaseListQuery } from '../../api/cases.api';
import { onlyStatus } from '../../domain/case-list-view';
import type { CaseListName } from '../../domain/case-paths';
import { useCaseAhead } from './case-ahead';
import { ListPlaceContext, useOpenCase } from './case-link';
import { useCaseList, type FixedStatuses } from './use-case-list';

interface CaseListSectionProps {
  readonly name: CaseListName;
  /** Accessible name of the list. */
  readonly label: string;
  /** Restricts the list to these statuses. Without it the reader filters. */
  readonly fixed?: FixedStatuses;
}

const CSV_KEYS: readonly string[] = CASE_CSV_KEYS;
const EXPORTS = { admin: 'GET /case/csv', doctor: 'GET /dso/case/csv' } as const;

/** A list of cases with search, filters, export and links to the cases, as the lists' pages and the dashboard show it. */
export function CaseListSection({ name, label, fixed }: CaseListSectionProps) {
  const list = useCaseList(name, label, fixed);
  const query = useCaseListQuery({ list: name, query: list.query });
  const prefetch = casesApi.usePrefetch('caseList');
  const segment = fixed?.segment ?? onlyStatus(list.filter['status']) ?? 'all';
  const look = {
    columns: list.columns
      .map(({ key }) => key)
      .filter((key) => CSV_KEYS.includes(key))
      .join(','),
    locale: useLocale(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const place = useMemo(() => ({ list: name, segment }), [name, segment]);
  const drawAhead = useCaseAhead(place, query.data?.data);
  return (
    <ListPlaceContext value={place}>
      <div onFocus={drawAhead} onPointerOver={(event) => event.pointerType === 'mouse' && drawAhead(event)}>
        <ListSection
          list={list}
          query={query}
          onOpen={useOpenCase(place)}
          prefetch={(next) => prefetch({ list: name, query: next })}
          download={(options) =>
            api.download(EXPORTS[name], { query: { ...list.exportQuery, ...look } }, options)
          }
        />
      </div>
    </ListPlaceContext>
  );
}
