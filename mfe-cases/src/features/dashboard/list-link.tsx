import { useForgetSearch } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { listPath, type CaseListName } from '../../domain/case-paths';

interface ListLinkProps {
  readonly list: CaseListName;
  /** What the list is asked for, as it stands in the address. */
  readonly query: string;
  readonly children: ReactNode;
}

/** Leads to all cases of a list that the query asks for, whatever was searched for there before. */
export function ListLink({ list, query, children }: ListLinkProps) {
  // The name under which the list's page remembers its search.
  const forgetSearch = useForgetSearch(`cases.${list}`);
  return (
    <Link to={`${listPath(list)}?${query}`} onClick={forgetSearch}>
      {children}
    </Link>
  );
}
