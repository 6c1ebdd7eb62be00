import {
  areRequestFilesEditable,
  ASSET_TYPES,
  type AssetTypeKey,
  type CaseAsset,
  type ServiceRequest,
} from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { assetTypeMessages, EmptyState, FileSize, Loaded, SectionCard } from '@portal/shared/ui';
import { uploads, useUploads } from '@portal/shared/uploads';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useRequestFiles } from '../../../api/use-request-files';
import { FileButton } from '../../../components/file-button';
import { requestSlots } from '../../../domain/request-slots';
import { downloadMessage, fileMessages, slotActionMessage } from '../files.messages';
import { RequestUpload } from './request-upload';

/** The files of a request; more can be added until it is being made (SM-05). */
export function RequestFiles({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const query = useRequestFiles({ uuid: request.uuid, caseUuid: request.case.uuid });
  return (
    <Flex vertical gap={16}>
      <Loaded query={query} rows={3}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState text={formatMessage(fileMessages.none)} />
          ) : (
            <SectionCard title={formatMessage(fileMessages.stored)}>
              <ul style={LIST}>
                {files.map((file) => (
                  <StoredFile key={file.uuid} file={file} />
                ))}
              </ul>
            </SectionCard>
          )
        }
      </Loaded>
      {areRequestFilesEditable(request.status) && <AddFiles request={request} />}
    </Flex>
  );
}

const LIST = { listStyle: 'none', margin: 0, padding: 0 } as const;

function StoredFile({ file }: { file: CaseAsset }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  return (
    <li style={{ paddingBlock: 6 }}>
      <Flex wrap justify="space-between" gap="4px 16px">
        <span>{formatMessage(assetTypeMessages[file.assetType])}</span>
        <Flex wrap gap="4px 16px">
          <FileSize bytes={file.size} />
          <Typography.Text type="secondary">{dateTime(file.createdAt)}</Typography.Text>
          {file.url ? (
            <a
              href={file.url}
              download={file.name}
              aria-label={formatMessage(downloadMessage, { name: file.name })}
              style={{ overflowWrap: 'anywhere' }}
            >
              <bdi>{file.name}</bdi>
            </a>
          ) : (
            <Typography.Text type={file.isArriving ? 'secondary' : 'warning'}>
              {formatMessage(file.isArriving ? fileMessages.arriving : fileMessages.unfinished)}
            </Typography.Text>
          )}
        </Flex>
      </Flex>
    </li>
  );
}

function AddFiles({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const { uuid, case: ofCase, arch } = request;
  const items = useUploads(ofCase.uuid).filter(({ requestUuid }) => requestUuid === uuid);
  const add = (assetType: AssetTypeKey, file: File) =>
    void uploads.add({
      caseUuid: ofCase.uuid,
      caseIdentifier: ofCase.identifier,
      patientName: ofCase.patientName,
      assetType,
      file,
      requestUuid: uuid,
    });
  return (
    <SectionCard title={formatMessage(fileMessages.add)}>
      <ul style={LIST}>
        {requestSlots(arch).map((slot) => {
          const name = formatMessage(assetTypeMessages[slot]);
          const item = items.findLast(({ assetType, state }) => assetType === slot && state !== 'discarded');
          return (
            <li key={slot} style={{ paddingBlock: 4 }}>
              <Flex wrap align="center" justify="space-between" gap="4px 12px">
                <span>{name}</span>
                {item && item.state !== 'done' ? (
                  <RequestUpload item={item} name={name} />
                ) : (
                  <FileButton
                    label={formatMessage(slotActionMessage, {
                      action: formatMessage(fileMessages.choose),
                      slot: name,
                    })}
                    accept={ASSET_TYPES[slot].accept}
                    onFile={(file) => add(slot, file)}
                  >
                    {formatMessage(fileMessages.choose)}
                  </FileButton>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
