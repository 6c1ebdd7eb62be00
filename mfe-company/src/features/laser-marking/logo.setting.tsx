import { PictureOutlined } from '@ant-design/icons';
import type { ErrorData } from '@portal/shared/api';
import type { Lmp } from '@portal/shared/contract';
import { failureTexts, FormDialog } from '@portal/shared/ui';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStoreLogoMutation } from '../../api/laser-marking.api';
import { LogoField } from './logo-field';
import { incompleteMessages, logoMessages, messages } from './laser-marking.messages';
import styles from './laser-marking.module.css';
import { SettingCell } from './setting-cell';
import { useMarkingChange } from './use-marking-change';

interface LogoValues {
  file: File;
}

/** The logo that is engraved, and the dialog 'Logo image' that changes it (CO-23, CO-28). */
export function LogoSetting({ lmp: { logoFile, logoFlag } }: { lmp: Lmp }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { message } = App.useApp();
  const [store] = useStoreLogoMutation();
  const { save } = useMarkingChange('logoFile');
  const [failure, setFailure] = useState<string | null>(null);

  async function upload({ file }: LogoValues): Promise<void> {
    setFailure(null);
    void message.info(formatMessage(logoMessages.uploading));
    const { data, error } = await store(file);
    if (!data) {
      void message.error(formatMessage(logoMessages.notUploaded));
      setFailure(failureTexts(error as ErrorData, intl).join(' '));
      throw error;
    }
    if (!(await save(data.key))) throw new Error('The logo is stored and not chosen');
    void message.success(formatMessage(logoMessages.uploaded));
  }
  return (
    <SettingCell hint={logoFlag && !logoFile ? formatMessage(incompleteMessages.logo) : null}>
      <Flex wrap gap={12} align="center">
        {logoFile && <img className={styles.thumbnail} src={logoFile} alt="" />}
        <FormDialog<LogoValues>
          title={formatMessage(logoMessages.title)}
          okText={formatMessage(messages.save)}
          onSubmit={upload}
          trigger={<Button icon={<PictureOutlined aria-hidden />}>{formatMessage(logoMessages.open)}</Button>}
        >
          <LogoField present={logoFile} failure={failure} onChoose={() => setFailure(null)} />
        </FormDialog>
      </Flex>
    </SettingCell>
  );
}
