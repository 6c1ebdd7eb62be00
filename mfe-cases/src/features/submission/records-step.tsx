import type { ReactNode } from 'react';
import { ChoiceField } from './choice-field';
import { CHOICES } from './choices';
import { DraftForm, type StepFormProps } from './draft-form';

/** How the impressions come, and the records themselves. */
export function RecordsStep({ children, ...props }: StepFormProps & { readonly children: ReactNode }) {
  return (
    <>
      <DraftForm {...props}>
        <ChoiceField
          field="impressionType"
          choices={CHOICES.impressionType}
          error={props.errors.impressionType}
        />
      </DraftForm>
      {children}
    </>
  );
}
