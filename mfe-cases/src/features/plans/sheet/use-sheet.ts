import { useLocation, useSearchParams } from '@portal/shared/router';

const PARAM = 'sheet';

/** The number of the plan whose sheet is shown in place of the plans, kept in the address; null shows the plans. */
export function useSheet(): readonly [number | null, (number: number | null) => void] {
  const [query, setQuery] = useSearchParams();
  // It has the way back to the list.
  const state: unknown = useLocation().state;
  const given = query.get(PARAM);
  const show = (number: number | null): void => {
    const next = new URLSearchParams(query);
    if (number === null) next.delete(PARAM);
    else next.set(PARAM, String(number));
    setQuery(next, { state });
  };
  return [given === null ? null : Number(given), show];
}
