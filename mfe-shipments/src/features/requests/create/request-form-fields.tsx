import { ARCHES, REQUEST_METHODS, type Arch, type RequestableCase } from '@portal/shared/contract';
import { Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { hasStages, isArchMade, requestTypes } from '../../../domain/new-request';
import { requestArchMessages, requestFieldMessages, requestTypeMessages } from '../requests.messages';
import { FilesInput } from './files-input';
import { methodMessages, newRequestMessages } from './new-request.messages';
import { StageFields } from './stage-fields';

/** What is asked for, for a case: type, arch and, of aligners, the stages; a note, and files (SM-03, SM-05). */
export function RequestFields({ ofCase }: { ofCase: RequestableCase }) {
  const { formatMessage } = useIntl();
  const arch = Form.useWatch<Arch | undefined>('arch') ?? 'both';
  return (
    <>
      <Form.Item name="type" label={formatMessage(requestFieldMessages.type)} required>
        <Radio.Group
          aria-label={formatMessage(requestFieldMessages.type)}
          options={requestTypes(ofCase).map((value) => ({
            value,
            label: formatMessage(requestTypeMessages[value]),
          }))}
        />
      </Form.Item>
      <Form.Item name="arch" label={formatMessage(requestFieldMessages.arch)} required>
        <Radio.Group
          aria-label={formatMessage(requestFieldMessages.arch)}
          options={ARCHES.map((value) => ({
            value,
            label: formatMessage(requestArchMessages[value]),
            disabled: !isArchMade(ofCase, value),
          }))}
        />
      </Form.Item>
      {hasStages(ofCase) && (
        <>
          <Form.Item name="method" label={formatMessage(newRequestMessages.method)} required>
            <Radio.Group
              aria-label={formatMessage(newRequestMessages.method)}
              options={REQUEST_METHODS.map((value) => ({
                value,
                label: formatMessage(methodMessages[value]),
              }))}
            />
          </Form.Item>
          <StageFields ofCase={ofCase} />
        </>
      )}
      <Form.Item name="note" label={formatMessage(newRequestMessages.note)}>
        <Input.TextArea dir="auto" rows={3} maxLength={2_000} showCount />
      </Form.Item>
      <Form.Item name="files" label={formatMessage(newRequestMessages.files)}>
        <FilesInput arch={arch} />
      </Form.Item>
    </>
  );
}
