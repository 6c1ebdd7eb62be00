import type { CaseAsset } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { assetTypeMessages, FileSize } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { AskAboutRecord } from './ask-about-record';
import { DownloadLink, FileName, previewKind } from './file-parts';
import { PreviewButton } from './preview/preview-button';

/** One file: its slot, name, size and time, to view, to ask about and to download. */
export function FileFacts({ file, list }: { file: CaseAsset; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return (
    <>
      <Flex vertical>
        <Typography.Text strong>{formatMessage(assetTypeMessages[file.assetType])}</Typography.Text>
        <FileName name={file.name} />
      </Flex>
      <Flex wrap align="center" gap={16}>
        <FileSize bytes={file.size} />
        <Typography.Text type="secondary">{dateTime(file.createdAt)}</Typography.Text>
        <Flex gap={8} align="center">
          {previewKind(file) && <PreviewButton asset={file} name={file.name} />}
          <AskAboutRecord asset={file} list={list} />
          <DownloadLink asset={file} />
        </Flex>
      </Flex>
    </>
  );
}
