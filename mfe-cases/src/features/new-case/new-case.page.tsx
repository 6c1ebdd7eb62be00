import { PRODUCT_NAMES, PRODUCTS, type Case, type NewCase } from '@portal/shared/contract';
import { ChangeAction, Page, useUnsavedInput } from '@portal/shared/ui';
import { App, Button, Card, Flex, Form, Input, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { useNavigate } from '@portal/shared/router';
import { useCreateCaseMutation } from '../../api/cases.api';
import { fieldMessages } from '../../domain/case-fields.messages';
import { casePath, firstTab, listPath } from '../../domain/case-paths';
import { newCaseMessages } from './new-case.messages';

type NewCaseValues = Pick<NewCase, 'patientName' | 'productId'>;

/** Creates a case from a patient and a product, and goes on to its submission (CA-18). */
export function NewCasePage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [createCase, { isLoading }] = useCreateCaseMutation();

  async function create({ patientName, productId }: NewCaseValues): Promise<void> {
    const { data } = await createCase({ patientName: patientName.trim(), productId });
    // A failure is told by the shell; the form keeps what was typed.
    if (!data) return;
    void message.success(formatMessage(newCaseMessages.created, { identifier: data.identifier }));
    goOnWith(data);
  }
  function goOnWith({ uuid, status }: Case): void {
    void navigate(`${casePath('admin', 'all', uuid, firstTab(status))}?step=patient`, {
      replace: true,
      state: { from: listPath('admin') },
    });
  }
  return (
    <Page title={formatMessage(newCaseMessages.title)} subtitle={formatMessage(newCaseMessages.subtitle)}>
      <Card style={{ maxWidth: 640 }}>
        <Form<NewCaseValues>
          layout="vertical"
          requiredMark={false}
          disabled={isLoading}
          onFinish={(values) => void create(values)}
        >
          <NewCaseFields />
          <Flex gap={8} wrap>
            <ChangeAction>
              <Button type="primary" htmlType="submit" loading={isLoading}>
                {formatMessage(newCaseMessages.create)}
              </Button>
            </ChangeAction>
            <Button onClick={() => void navigate(listPath('admin'))}>
              {formatMessage(newCaseMessages.cancel)}
            </Button>
          </Flex>
        </Form>
      </Card>
    </Page>
  );
}

function NewCaseFields() {
  const { formatMessage } = useIntl();
  const patientName = Form.useWatch<string | undefined>('patientName');
  useUnsavedInput((patientName ?? '').trim() !== '');
  return (
    <>
      <Form.Item
        name="patientName"
        label={formatMessage(fieldMessages.patientName)}
        rules={[
          { required: true, whitespace: true, message: formatMessage(newCaseMessages.patientRequired) },
        ]}
      >
        <Input autoFocus maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="productId"
        label={formatMessage(fieldMessages.productId)}
        rules={[{ required: true, message: formatMessage(newCaseMessages.productRequired) }]}
      >
        <Radio.Group
          aria-label={formatMessage(fieldMessages.productId)}
          options={PRODUCTS.map((value) => ({ value, label: PRODUCT_NAMES[value] }))}
          vertical
        />
      </Form.Item>
    </>
  );
}
