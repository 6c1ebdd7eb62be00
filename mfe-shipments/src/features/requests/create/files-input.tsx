import { CloseOutlined } from '@ant-design/icons';
import { ASSET_TYPES, type Arch, type AssetTypeKey } from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import { checkFile, type UploadRefusal } from '@portal/shared/uploads';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FileButton } from '../../../components/file-button';
import type { RequestFiles } from '../../../domain/new-request';
import { requestSlots } from '../../../domain/request-slots';
import { fileMessages, refusalMessages, slotActionMessage } from '../files.messages';

interface FilesInputProps {
  readonly arch: Arch;
  /** Set by the form's item. */
  readonly value?: RequestFiles;
  readonly onChange?: (files: RequestFiles) => void;
}

/** Files that go with a request, one a slot; they are sent when it is made. */
export function FilesInput({ arch, value = {}, onChange }: FilesInputProps) {
  const { formatMessage } = useIntl();
  const [refused, setRefused] = useState<Partial<Record<AssetTypeKey, UploadRefusal>>>({});

  function take(slot: AssetTypeKey, file: File): void {
    const refusal = checkFile(file, slot);
    setRefused({ ...refused, [slot]: refusal ?? undefined });
    if (!refusal) onChange?.({ ...value, [slot]: file });
  }
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {requestSlots(arch).map((slot) => {
        const name = formatMessage(assetTypeMessages[slot]);
        const file = value[slot];
        const problem = refused[slot];
        return (
          <li key={slot} style={{ paddingBlock: 4 }}>
            <Flex wrap align="center" justify="space-between" gap="4px 12px">
              <span>{name}</span>
              <Flex align="center" gap={8} style={{ minWidth: 0 }}>
                {file && <bdi style={{ overflowWrap: 'anywhere' }}>{file.name}</bdi>}
                <FileButton
                  label={formatMessage(slotActionMessage, {
                    action: formatMessage(fileMessages.choose),
                    slot: name,
                  })}
                  accept={ASSET_TYPES[slot].accept}
                  onFile={(chosen) => take(slot, chosen)}
                >
                  {formatMessage(fileMessages.choose)}
                </FileButton>
                {file && (
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    aria-label={formatMessage(slotActionMessage, {
                      action: formatMessage(fileMessages.leaveOut),
                      slot: name,
                    })}
                    onClick={() => onChange?.({ ...value, [slot]: undefined })}
                  />
                )}
              </Flex>
            </Flex>
            {problem && (
              <Typography.Text type="danger" role="alert">
                {formatMessage(refusalMessages[problem])}
              </Typography.Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
