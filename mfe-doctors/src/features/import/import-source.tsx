import { InboxOutlined } from '@ant-design/icons';
import { LIMITS } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { Alert, Flex, Input, Select, Upload } from 'antd';
import { useId, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import {
  decodeImport,
  IMPORT_ENCODINGS,
  type ImportEncoding,
  type ImportText,
} from '../../domain/import-file';
import type { ImportReading } from '../../domain/import-text';
import { encodingMessages, refusalMessages, sourceMessages } from './import.messages';
import { TemplateLink } from './template-link';

/** Why no row can be taken of a text or of a file. */
export type SourceRefusal = Extract<ImportReading | ImportText, { refused: string }>;

interface ImportSourceProps {
  readonly text: string;
  readonly refusal: SourceRefusal | null;
  readonly onText: (text: string) => void;
  readonly onRefusal: (refusal: SourceRefusal | null) => void;
}

/** Where the rows come from: pasted, or of a file, whose text then stands where it could have been pasted. */
export function ImportSource({ text, refusal, onText, onRefusal }: ImportSourceProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const locale = useLocale();
  const id = useId();
  const [file, setFile] = useState<{ bytes: Uint8Array; encoding: ImportEncoding } | null>(null);

  function show(bytes: Uint8Array, chosen?: ImportEncoding): void {
    const decoded = decodeImport(bytes, locale, chosen);
    onRefusal('refused' in decoded ? decoded : null);
    setFile('refused' in decoded ? null : { bytes, encoding: decoded.encoding });
    if ('text' in decoded) onText(decoded.text);
  }
  return (
    <Flex vertical gap={16}>
      <Upload.Dragger
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        showUploadList={false}
        beforeUpload={async (chosen) => {
          show(new Uint8Array(await chosen.arrayBuffer()));
          return false;
        }}
      >
        <InboxOutlined aria-hidden /> {formatMessage(sourceMessages.choose)}
      </Upload.Dragger>
      <TemplateLink />
      {file && file.encoding !== 'utf-8' && (
        <EncodingChoice encoding={file.encoding} onChoose={(chosen) => show(file.bytes, chosen)} />
      )}
      <Flex vertical gap={4}>
        <label htmlFor={id}>{formatMessage(sourceMessages.rows)}</label>
        <Input.TextArea
          id={id}
          rows={10}
          wrap="off"
          dir="auto"
          style={{ unicodeBidi: 'plaintext' }}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setFile(null);
            onRefusal(null);
            onText(target.value);
          }}
        />
      </Flex>
      {refusal && <Alert type="error" showIcon role="alert" title={refusalText(refusal, intl)} />}
    </Flex>
  );
}

function EncodingChoice({
  encoding,
  onChoose,
}: {
  encoding: ImportEncoding;
  onChoose: (encoding: ImportEncoding) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={formatMessage(sourceMessages.notUtf8)}
      description={
        <Select<ImportEncoding>
          aria-label={formatMessage(sourceMessages.encoding)}
          style={{ inlineSize: 260 }}
          value={encoding}
          options={IMPORT_ENCODINGS.filter((value) => value !== 'utf-8').map((value) => ({
            value,
            label: formatMessage(encodingMessages[value]),
          }))}
          onChange={onChoose}
        />
      }
    />
  );
}

function refusalText(refusal: SourceRefusal, { formatMessage }: IntlShape): string {
  switch (refusal.refused) {
    case 'openQuote':
      return formatMessage(refusalMessages.openQuote, { line: refusal.line });
    case 'tooMany':
      return formatMessage(refusalMessages.tooMany, { count: refusal.count, max: LIMITS.doctorImportRows });
    default:
      return formatMessage(refusalMessages[refusal.refused]);
  }
}
