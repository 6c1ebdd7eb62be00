import type { Case } from '@portal/shared/contract';
import { useStore } from '@portal/shared/redux';
import { casesApi, useCaseQuery, type CaseRef } from './cases.api';

type State = Parameters<ReturnType<typeof casesApi.endpoints.caseList.select>>[0];

/**
 * A case as its own call says; until that has answered, as the row says that it was opened from. Nothing is asked before it is
 * opened: a look at a patient stands in the audit log.
 */
export function useCase(ref: CaseRef) {
  const query = useCaseQuery(ref);
  const store = useStore<State>();
  const { currentData, error } = query;
  return { ...query, currentData: currentData ?? (error ? undefined : listedCase(store.getState(), ref)) };
}

function listedCase(state: State, { list, id }: CaseRef): Case | undefined {
  return casesApi.util
    .selectCachedArgsForQuery(state, 'caseList')
    .filter((arg) => arg.list === list)
    .map((arg) =>
      casesApi.endpoints.caseList
        .select(arg)(state)
        .data?.data.find(({ uuid }) => uuid === id),
    )
    .find((row) => row !== undefined);
}
