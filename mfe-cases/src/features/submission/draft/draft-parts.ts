import {
  foreignAnswers,
  foreignChoices,
  habitsOf,
  presetOf,
  prescriptionFields,
  type PrescribedCase,
  type Prescription,
  type PresetSource,
  type ProductId,
} from '@portal/shared/contract';
import { useState } from 'react';
import { useSelector, useStore } from '@portal/shared/redux';
import { completeAnswers, hasSendable, type DraftValues } from './draft-values';
import { selectDraft, type Draft, type SubmissionRoot } from './submission.slice';

/** The values on the page: the server's, with the unsaved changes on top. */
export function shownValues(draft: Draft): DraftValues {
  return { ...draft.base.values, ...typedSince(draft) };
}

/** What decides which questions are asked, and how they are preset. With another product the server forgets that the treatment is planned. */
export function prescribedCase(draft: Draft): PrescribedCase {
  const { withTs, values } = draft.base;
  const { productId, teeth } = shownValues(draft);
  return { productId, withTs: withTs && productId === values.productId, teeth };
}

/** Other products that were chosen here before, and had what the one on the page does not have. */
export function productsWithMore(draft: Draft): readonly ProductId[] {
  const { productId } = shownValues(draft);
  return Object.values(draft.left)
    .filter(
      (had) => [...foreignChoices(productId, had), ...foreignAnswers(productId, had.prescription)].length > 0,
    )
    .map((had) => had.productId);
}

/** Until then nothing is submitted: the answers on the page may be others than the clinic's. */
export function arePresetsKnown({ presets }: Draft): boolean {
  return presets !== null;
}

/** What the same doctor or person prescribed last for the product. */
export function lastTime({ presets }: Draft): Prescription | null {
  return presets?.last?.prescription ?? null;
}

/** The clinic's usual answers for the product. */
export function usualAnswers({ presets }: Draft): Prescription | null {
  return presets?.clinic ?? null;
}

/** The prescription on the page: what was answered, with what is preset for the rest. */
export function shownPrescription(draft: Draft): Prescription {
  return withPresets(draft, prescribedCase(draft), shownValues(draft).prescription);
}

/** A prescription as the page shows it, with what is preset where nothing was answered. */
export function withPresets(
  draft: Draft,
  facts: PrescribedCase,
  prescription: Prescription | null,
): Prescription {
  return completeAnswers(draft.presets, facts, prescription);
}

/**
 * The answers with the habits that are preset for the rest; null where none is. Habits are others for another person, and after another
 * case. Questions about the patient stay as preset: by the chart, or as is usual, which is the same for all. Whoever only looks keeps
 * nothing, nor does anybody while it is not decided whose version stands.
 */
export function answersWithHabits(draft: Draft): Prescription | null {
  if (!draft.isEdited || draft.save.status === 'conflict') return null;
  const { prescription } = shownValues(draft);
  const answers = { ...(draft.presets && habitsOf(shownPrescription(draft))), ...prescription };
  return Object.keys(answers).length > Object.keys(prescription ?? {}).length ? answers : null;
}

/** Where the answers come from that would go with the case though nobody let them stand yet, but for what is the same for all. */
export function habitSources(draft: Draft): readonly PresetSource[] {
  const { prescription } = shownValues(draft);
  const open = prescriptionFields(prescribedCase(draft)).filter((name) => prescription?.[name] === undefined);
  const sources = open.map((name) => presetOf(name, lastTime(draft), usualAnswers(draft))?.source);
  return (['clinic', 'lastTime'] as const).filter((source) => sources.includes(source));
}

/** The last save failed, and its changes are still not saved. */
export function isNotSaved(draft: Draft): boolean {
  return draft.error !== null && hasSendable(typedSince(draft));
}

/** There are changes, or a submission, that the server does not have yet. */
export function hasUnsaved(draft: Draft): boolean {
  return isBeingSubmitted(draft) || draft.save.status === 'saving' || hasSendable(draft.unsaved);
}

/** The case is being submitted, and the form is disabled. */
export function isBeingSubmitted({ save, submission }: Draft): boolean {
  return submission === 'requested' || save.status === 'submitting';
}

/** Changes that the server has not confirmed. */
function typedSince({ save, unsaved }: Draft): Partial<DraftValues> {
  return 'sending' in save ? { ...save.sending, ...unsaved } : unsaved;
}

/** Selects a part of an open draft. A component that selects only what it shows does not render for every key. */
export function useDraftPart<Part>(
  uuid: string,
  select: (draft: Draft) => Part,
  isEqual?: (one: Part, other: Part) => boolean,
): Part {
  const store = useStore<SubmissionRoot>();
  const [opened] = useState(() => selectDraft(store.getState(), uuid));
  return useSelector((state: SubmissionRoot) => {
    // The draft can be finished and removed just before its page is unmounted.
    const draft = selectDraft(state, uuid) ?? opened;
    if (!draft) throw new Error(`No draft of case ${uuid} is open`);
    return select(draft);
  }, isEqual);
}
