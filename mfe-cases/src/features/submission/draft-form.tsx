import { Form } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { differing, withLostChoices, type DraftField, type DraftValues } from './draft-values';
import { GAP_PREFIX } from './gap-id';
import { submissionActions as actions, type Draft } from './submission.slice';
import { shownValues } from './use-draft';

/** What the fields of a step get. */
export interface StepFormProps {
  readonly uuid: string;
  readonly draft: Draft;
  /** Errors the server found, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled: boolean;
}

type DraftFormProps = Omit<StepFormProps, 'errors'> & { readonly children: ReactNode };

/** Some fields of a submission. Every change goes to the draft, which saves it. */
export function DraftForm({ uuid, draft, disabled, children }: DraftFormProps) {
  const dispatch = useDispatch();
  const [form] = Form.useForm<DraftValues>();
  const values = shownValues(draft);
  useShown(form, draft);

  function change(changed: Partial<DraftValues>, all: DraftValues): void {
    // Of a list, `changed` has only the row that was typed in.
    const fields = Object.keys(changed) as DraftField[];
    const whole = Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<DraftValues>;
    dispatch(actions.draftChanged({ uuid, values: withLostChoices(whole, values) }));
  }
  return (
    <Form<DraftValues>
      form={form}
      name={GAP_PREFIX}
      layout="vertical"
      requiredMark={false}
      disabled={disabled}
      initialValues={values}
      onValuesChange={change}
      onBlur={() => dispatch(actions.flushRequested({ uuid }))}
    >
      {children}
    </Form>
  );
}

/** Shows what arrived from elsewhere, without touching what is being typed. */
function useShown(form: ReturnType<typeof Form.useForm<DraftValues>>[0], draft: Draft): void {
  useEffect(() => {
    form.setFieldsValue(differing(form.getFieldsValue(true) as Partial<DraftValues>, shownValues(draft)));
  }, [form, draft]);
}
