import { DeleteOutlined } from '@ant-design/icons';
import type { ErrorData } from '@portal/shared/api';
import type { Company } from '@portal/shared/contract';
import { ConfirmButton, errorText } from '@portal/shared/ui';
import { App, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveLogoMutation, useStorePictureMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { PictureChooser } from '../../components/picture/picture-chooser';
import { CompanyLogo, LOGO_SIZE } from './company-logo';
import { logoMessages, notSavedMessage } from './profile.messages';

/** The company's logo, to change and to remove (CO-02, CO-28). */
export function LogoEditor({ company }: { company: Company }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const [storePicture] = useStorePictureMutation();
  const [saveLogo] = useSaveLogoMutation();
  const changed = useChanged();

  async function save(logo: string | null): Promise<void> {
    try {
      await changed.company(await saveLogo(logo).unwrap());
    } catch (error) {
      const reason = errorText(error as ErrorData, intl);
      void message.error(formatMessage(notSavedMessage, { reason }));
      throw error;
    }
  }
  async function store(picture: Blob): Promise<string> {
    void message.info(formatMessage(logoMessages.uploading));
    try {
      return (await storePicture({ purpose: 'logo', picture }).unwrap()).key;
    } catch (error) {
      void message.error(formatMessage(logoMessages.notUploaded));
      throw error;
    }
  }
  async function change(picture: Blob): Promise<void> {
    const key = await store(picture);
    await save(key);
    void message.success(formatMessage(logoMessages.uploaded));
  }
  const { logoUrl } = company;
  return (
    <Flex vertical gap={12} align="flex-start" style={{ maxInlineSize: 176 }}>
      <CompanyLogo company={company} />
      <PictureChooser
        label={formatMessage(logoUrl ? logoMessages.change : logoMessages.add)}
        maxSide={LOGO_SIZE}
        onChosen={change}
      />
      {logoUrl && (
        <ConfirmButton
          danger
          icon={<DeleteOutlined />}
          question={formatMessage(logoMessages.removeQuestion)}
          okText={formatMessage(logoMessages.remove)}
          run={() => save(null)}
          done={formatMessage(logoMessages.removed)}
        >
          {formatMessage(logoMessages.remove)}
        </ConfirmButton>
      )}
    </Flex>
  );
}
