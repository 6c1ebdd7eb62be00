import { visuallyHidden } from '@portal/shared/ui';
import { usePlanWords } from './use-plan-words';

/** A tooth in the company's notation; screen readers are given its name in words. */
export function ToothName({ tooth }: { tooth: number }) {
  const { labelOf, nameOf } = usePlanWords();
  return (
    <>
      <span style={visuallyHidden}>{nameOf(tooth)}</span>
      <bdi dir="ltr" aria-hidden>
        {labelOf(tooth)}
      </bdi>
    </>
  );
}
