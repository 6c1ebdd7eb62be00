import type { Arch, RequestableCase, RequestMethod } from '@portal/shared/contract';
import { useFormRules } from '@portal/shared/ui';
import { Flex, Form, InputNumber, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { findSameRequest, lastStage, type RequestValues } from '../../../domain/new-request';
import { newRequestMessages, stageMessages } from './new-request.messages';
import { useStageRules } from './use-stage-rules';

type StageName = 'stepNumber' | 'fromStep' | 'toStep';

const LABELS = {
  stepNumber: newRequestMessages.stage,
  fromStep: newRequestMessages.fromStage,
  toStep: newRequestMessages.toStage,
} as const;

/** One stage, or the first and the last of several, within the plan that the case was made by. */
export function StageFields({ ofCase }: { ofCase: RequestableCase }) {
  const { formatMessage } = useIntl();
  const { required } = useFormRules();
  const method = Form.useWatch<RequestMethod | undefined>('method');
  const arch = Form.useWatch<Arch | undefined>('arch') ?? 'both';
  const last = lastStage(ofCase, arch);
  const rules = useStageRules(last);
  const same = findSameRequest(ofCase, Form.useWatch<RequestValues | undefined>([]) ?? {});
  const names: readonly StageName[] = method === 'stepRange' ? ['fromStep', 'toStep'] : ['stepNumber'];
  return (
    <Flex wrap gap="0 16px">
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={formatMessage(LABELS[name])}
          rules={[required, ...rules[name]]}
          dependencies={['arch', 'type', ...names.filter((other) => other !== name)]}
          extra={ofCase.steps && name !== 'fromStep' && formatMessage(stageMessages.bounds, { last })}
        >
          <InputNumber inputMode="numeric" controls={false} style={{ inlineSize: 120 }} />
        </Form.Item>
      ))}
      {same && (
        <Typography.Text type="warning" role="status" style={{ flexBasis: '100%', marginBlockEnd: 16 }}>
          {formatMessage(stageMessages.askedAlready, same)}
        </Typography.Text>
      )}
    </Flex>
  );
}
