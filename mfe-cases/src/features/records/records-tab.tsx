import { areFilesEditable, type CaseAsset } from '@portal/shared/contract';
import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../api/use-case-assets';
import type { CaseTabProps } from '../../components/case-tab';
import { FileList } from '../../components/records/file-list';
import { isImage, isPlanModel } from '../../components/records/file-parts';
import { PhotoGrid } from '../../components/records/photo-grid';
import { recordMessages } from '../../components/records/records.messages';
import { RecordSlots } from '../../components/records/slots/record-slots';

/** The records of a case. Records can be added as long as the case's status allows it (CA-11). */
export function RecordsTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseAssets({ list, id: caseRecord.uuid });
  return (
    <Flex vertical gap={16}>
      <Loaded query={query}>{(assets) => <Records assets={assets} />}</Loaded>
      {areFilesEditable(caseRecord.status) && (
        <SectionCard title={formatMessage(recordMessages.add)}>
          <RecordSlots caseRecord={caseRecord} assets={query.data ?? []} idPrefix="record" />
        </SectionCard>
      )}
    </Flex>
  );
}

function Records({ assets }: { assets: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const shown = assets.filter((asset) => !isPlanModel(asset));
  const photos = shown.filter((asset) => isImage(asset) && asset.url !== null);
  const files = shown.filter((asset) => !photos.includes(asset));
  if (shown.length === 0) return <EmptyState text={formatMessage(recordMessages.none)} />;
  return (
    <>
      {photos.length > 0 && (
        <SectionCard title={formatMessage(recordMessages.photos)}>
          <PhotoGrid photos={photos} />
        </SectionCard>
      )}
      {files.length > 0 && (
        <SectionCard title={formatMessage(recordMessages.files)}>
          <FileList files={files} />
        </SectionCard>
      )}
    </>
  );
}
