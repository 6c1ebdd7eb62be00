import { useLocation, useSearchParams } from '@portal/shared/router';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { focusField } from './missing-fields';
import { firstOpenStep, isStep, stepOf, type Step } from './submission-steps';

export interface StepControl {
  readonly step: Step;
  /** Heading of the current step. Gets the focus when the step changes. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  goTo(step: Step): void;
  /** Goes to the control of a missing field. */
  fill(missingField: string): void;
}

/**
 * Keeps the step in the address, so that reload and Back work. Without one, opens the first step that lacks something.
 * @param onLeft called with a step when another has taken its place
 */
export function useStep(missingFields: readonly string[], onLeft: (step: Step) => void): StepControl {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const [resumed] = useState(() => firstOpenStep(missingFields));
  const asked = query.get('step');
  const step = isStep(asked) ? asked : resumed;
  const { heading, wantedRef } = useStepFocus(step, onLeft);
  const goTo = (to: Step): void => setQuery({ step: to }, { state });
  return {
    step,
    heading,
    goTo,
    fill: (missingField) => {
      if (stepOf(missingField) === step) return focusField(missingField);
      wantedRef.current = missingField;
      goTo(stepOf(missingField));
    },
  };
}

/** After a change of step, focuses the heading, or the missing field that was asked for. */
function useStepFocus(step: Step, onLeft: (step: Step) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wantedRef = useRef<string | null>(null);
  const shown = useRef(step);
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (shown.current === step) return;
    leave(shown.current);
    shown.current = step;
    const missingField = wantedRef.current;
    wantedRef.current = null;
    if (missingField !== null) return focusField(missingField);
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return { heading, wantedRef };
}
