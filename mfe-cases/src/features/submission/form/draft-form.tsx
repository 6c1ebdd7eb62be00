import { Form, type FormInstance } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useDispatch, useStore } from '@portal/shared/redux';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { differing, type DraftField, type DraftValues } from '../draft/draft-values';
import { selectDraft, submissionActions as actions, type SubmissionRoot } from '../draft/submission.slice';
import { FIELD_ID_PREFIX } from '../steps/missing-fields';

interface DraftFormProps {
  readonly uuid: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/**
 * A form for some fields of a submission. The form holds the typed values and reports each change to the draft, which saves
 * it.
 */
export function DraftForm({ uuid, disabled, children }: DraftFormProps) {
  const dispatch = useDispatch();
  const store = useStore<SubmissionRoot>();
  const [form] = Form.useForm<DraftValues>();
  const [initial] = useState(() => valuesIn(store.getState(), uuid));

  function change(changed: Partial<DraftValues>, all: DraftValues): void {
    // For a list, `changed` contains only the edited row, so whole fields are taken from `all`.
    const fields = Object.keys(changed) as DraftField[];
    const values = Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<DraftValues>;
    dispatch(actions.draftChanged({ uuid, values }));
  }
  return (
    <Form<DraftValues>
      form={form}
      name={FIELD_ID_PREFIX}
      layout="vertical"
      requiredMark={false}
      disabled={disabled}
      initialValues={initial}
      onValuesChange={change}
      onBlur={() => dispatch(actions.flushRequested({ uuid }))}
    >
      {children}
      <ForeignChanges form={form} uuid={uuid} />
    </Form>
  );
}

/**
 * Puts changes by other people into the form, except into fields that are being typed in. A separate component, so that the
 * form does not render for it.
 */
function ForeignChanges({ form, uuid }: { form: FormInstance<DraftValues>; uuid: string }) {
  const store = useStore<SubmissionRoot>();
  const base = useDraftPart(uuid, (draft) => draft.base);
  useEffect(() => {
    const shown = form.getFieldsValue(true) as Partial<DraftValues>;
    form.setFieldsValue(differing(shown, valuesIn(store.getState(), uuid)));
  }, [form, store, uuid, base]);
  return null;
}

function valuesIn(state: SubmissionRoot, uuid: string): Partial<DraftValues> {
  const draft = selectDraft(state, uuid);
  return draft ? shownValues(draft) : {};
}
