import { useParams } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import { toSegment } from '../domain/case-list-view';
import { CaseListSection } from '../features/case-list/case-list-section';
import { PendingActionsPage } from '../features/dashboard/pending-actions.page';
import { NewCaseButton } from '../features/new-case/new-case-button';
import { useHasDoctorSide, WithSide } from './with-side';

/** `/dashboard/:list/:status`: the counts of one feature over the list of another. */
export function DashboardRoute() {
  const segment = toSegment(useParams().status);
  const hasDoctorSide = useHasDoctorSide();
  if (!segment) return <NotFoundState />;
  return (
    <WithSide>
      {(list) => (
        <PendingActionsPage
          list={list}
          segment={segment}
          hasDoctorSide={hasDoctorSide}
          newCase={list === 'admin' && <NewCaseButton />}
          renderList={(statuses, label) => (
            <CaseListSection
              key={`${list} ${segment}`}
              name={list}
              label={label}
              fixed={{ statuses, segment }}
            />
          )}
        />
      )}
    </WithSide>
  );
}
