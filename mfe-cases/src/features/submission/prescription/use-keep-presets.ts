import { useStore } from '@portal/shared/redux';
import { useReadOnlyReason } from '@portal/shared/ui';
import { answersWithHabits } from '../draft/draft-parts';
import { selectDraft, submissionActions as actions, type SubmissionRoot } from '../draft/submission.slice';

/**
 * Makes answers of the habits that are preset, once the person has let them stand: they go out as they were seen, whoever submits the
 * case and whatever was prescribed meanwhile (CA-24).
 */
export function useKeepPresets(uuid: string): () => void {
  const store = useStore<SubmissionRoot>();
  const isEnabled = useReadOnlyReason() === null;
  return () => {
    const draft = selectDraft(store.getState(), uuid);
    const prescription = isEnabled && draft ? answersWithHabits(draft) : null;
    if (prescription) store.dispatch(actions.draftChanged({ uuid, values: { prescription } }));
  };
}
