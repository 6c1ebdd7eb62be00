import { LIMITS, type Lmp } from '@portal/shared/contract';
import { ChangeAction, useFormRules, useUnsavedInput } from '@portal/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { incompleteMessages, markMessages, messages, valueMessages } from './laser-marking.messages';
import { SettingCell } from './setting-cell';
import { useMarkingChange } from './use-marking-change';

interface Draft {
  readonly text: string;
  /** The saved name when the typing began. */
  readonly base: string;
}

/** The name that is engraved: required, of at most 256 characters, typed only while it is marked (CO-24). */
export function CompanyNameSetting({ lmp: { companyName, companyNameFlag } }: { lmp: Lmp }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const { saving, failure, forgetFailure, save } = useMarkingChange('companyName');
  const saved = companyName ?? '';
  const name = draft?.text.trim() ?? saved;
  const isChanged = name !== saved;
  const isSaving = saving !== undefined;
  const wrong = useNameError(name, draft !== null);
  const isChangedElsewhere = draft !== null && isChanged && draft.base !== saved && !isSaving;
  useUnsavedInput(isChanged);

  function type(text: string): void {
    setDraft({ text, base: draft?.base ?? saved });
    if (failure !== null) forgetFailure();
  }
  function discard(): void {
    setDraft(null);
    forgetFailure();
  }
  async function submit(): Promise<void> {
    if (!isChanged || wrong !== null || isSaving) return;
    if (await save(name)) setDraft(null);
  }
  return (
    <SettingCell
      id={id}
      failure={wrong ?? failure}
      hint={companyNameFlag && name === '' ? formatMessage(incompleteMessages.companyName) : null}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {/* Where there is room, Save comes and goes beside the name: below it, it moves further rows from under a press. */}
        <Flex wrap gap={8} style={{ inlineSize: 260, maxInlineSize: '100%' }}>
          <ChangeAction>
            <Input
              aria-label={formatMessage(markMessages.companyName)}
              aria-required
              aria-invalid={wrong !== null}
              aria-describedby={id}
              dir="auto"
              style={{ flex: '1 1 160px' }}
              value={draft?.text ?? saved}
              status={wrong === null && failure === null ? '' : 'error'}
              disabled={!companyNameFlag || isSaving}
              onChange={({ target }) => type(target.value)}
            />
          </ChangeAction>
          {isChanged && companyNameFlag && (
            <Button type="primary" htmlType="submit" loading={isSaving} disabled={wrong !== null || isSaving}>
              {formatMessage(messages.save)}
            </Button>
          )}
          {/* What is typed stays where the mark is switched on again; without it nobody could take it out of the field. */}
          {isChanged && !companyNameFlag && (
            <Button disabled={isSaving} onClick={discard}>
              {formatMessage(messages.discard)}
            </Button>
          )}
        </Flex>
      </form>
      {isChangedElsewhere && (
        <Flex wrap gap={8} align="center" role="status">
          <Typography.Text type="warning">
            {formatMessage(valueMessages.changedElsewhere, { name: saved })}
          </Typography.Text>
          <Button size="small" onClick={() => setDraft(null)}>
            {formatMessage(messages.takeOver)}
          </Button>
        </Flex>
      )}
    </SettingCell>
  );
}

/** What is wrong with a name that somebody typed. */
function useNameError(name: string, isTyped: boolean): string | null {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  if (!isTyped) return null;
  if (name === '') return required.message;
  const count = LIMITS.companyNameLength;
  return name.length > count ? formatMessage(valueMessages.tooLong, { count }) : null;
}
