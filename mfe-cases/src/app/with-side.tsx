import { hasAccess } from '@portal/shared/contract';
import { Navigate, useParams } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { NotFoundState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { isCaseListName, type CaseListName } from '../domain/case-paths';

export function useHasDoctorSide(): boolean {
  return hasAccess(useSession().role, 'doctorCases');
}

/** A page of one side's cases: whoever may not see the doctors' side goes home (specification § 2). */
export function WithSide({ children }: { children: (list: CaseListName) => ReactNode }) {
  const { list } = useParams();
  const hasDoctorSide = useHasDoctorSide();
  if (!isCaseListName(list)) return <NotFoundState />;
  if (list === 'doctor' && !hasDoctorSide) return <Navigate to="/" replace />;
  return children(list);
}
