import {
  DialogFrame,
  errorText,
  useDiscardQuestion,
  useSingleFlight,
  useUnsavedInput,
} from '@portal/shared/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readImport } from '../../domain/import-text';
import { ImportRows } from './import-rows';
import { countMessages } from './import-rows.messages';
import { ImportSource, type SourceRefusal } from './import-source';
import { messages, sourceMessages } from './import.messages';
import { useImport, type Import } from './use-import';

/** Imports doctors: rows are pasted or read of a file, checked, mended and added; what was not added stays. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const current = useImport();
  const reading = useSingleFlight();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<SourceRefusal | null>(null);
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const [invite, setInvite] = useState(true);
  const { rows, choices, failure } = current;
  const isRunning = current.isRunning || reading.isRunning;
  const isTouched = rows ? rows.some(({ state }) => state !== 'added') : text !== '';
  useUnsavedInput(isTouched || isRunning);
  const { close, question } = useDiscardQuestion(() => isTouched, onClose);

  async function read(): Promise<void> {
    const found = await readImport(text);
    setRefusal('refused' in found ? found : null);
    if ('refused' in found) return;
    setIgnored(found.ignored);
    current.start(found.rows);
  }
  const step = rows ? stepOf(rows) : 'read';
  const actions = {
    read: { text: formatMessage(messages.check), run: () => void reading.run(read) },
    check: { text: formatMessage(messages.checkAgain), run: current.checkAgain },
    add: {
      text: formatMessage(countMessages.add, { count: countRight(rows) }),
      run: () => current.add(invite),
    },
    done: { text: formatMessage(messages.done), run: onClose },
  };
  return (
    <DialogFrame
      title={formatMessage(messages.title)}
      hint={rows ? undefined : formatMessage(sourceMessages.hint)}
      width={rows ? 1_200 : 720}
      okText={actions[step].text}
      okButton={{ disabled: step === 'read' && text.trim() === '' }}
      cancelText={rows?.some(({ state }) => state === 'added') ? formatMessage(messages.close) : undefined}
      isRunning={isRunning}
      isTouched={isTouched}
      onOk={actions[step].run}
      onClose={close}
    >
      {question}
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={formatMessage(messages.failed)}
          description={errorText(failure, intl)}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {rows && choices ? (
        <ImportRows {...{ current, rows, choices, ignored, invite }} onInvite={setInvite} />
      ) : (
        <ImportSource {...{ text, refusal }} onText={setText} onRefusal={setRefusal} />
      )}
    </DialogFrame>
  );
}

type Rows = NonNullable<Import['rows']>;

/** What the dialog's button does: rows that are not checked yet are, before anybody is added. */
function stepOf(rows: Rows): 'check' | 'add' | 'done' {
  if (rows.some(({ state }) => state === 'unchecked')) return 'check';
  if (rows.some(({ state }) => state === 'right')) return 'add';
  return rows.some(({ state }) => state === 'wrong') ? 'check' : 'done';
}

function countRight(rows: Rows | null): number {
  return (rows ?? []).filter(({ state }) => state === 'right').length;
}
