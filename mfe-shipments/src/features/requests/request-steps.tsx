import type { ServiceRequest } from '@portal/shared/contract';
import { Ltr } from '@portal/shared/ui';

/** The stages that a request asks for: one, or the first and the last. */
export function RequestSteps({ fromStep, toStep }: Pick<ServiceRequest, 'fromStep' | 'toStep'>) {
  const steps = fromStep === toStep ? String(fromStep) : `${fromStep}–${toStep}`;
  return <Ltr>{steps}</Ltr>;
}
