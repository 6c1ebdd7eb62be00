import { areFilesEditable, type CaseAsset } from '@portal/shared/contract';
import { useSearchParams } from '@portal/shared/router';
import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseAssets } from '../../api/use-case-assets';
import type { CaseTabProps } from '../../components/case-tab';
import { DownloadAllButton } from '../../components/records/download-all-button';
import { FileList } from '../../components/records/file-list';
import { isImage, isPlanModel, previewKind } from '../../components/records/file-parts';
import { PhotoGrid } from '../../components/records/photo-grid';
import { RecordPreview } from '../../components/records/preview/record-preview';
import { recordMessages } from '../../components/records/records.messages';
import { RecordSlots } from '../../components/records/slots/record-slots';
import type { CaseListName } from '../../domain/case-paths';
import { foldEarlier } from '../../domain/records/fold-earlier';

/** The records of a case. Records can be added as long as the case's status allows it (CA-11). */
export function RecordsTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseAssets({ list, id: caseRecord.uuid });
  // The upload slots appear once the stored records are there, so that those do not push them down.
  const isKnown = query.data !== undefined || query.error !== undefined;
  return (
    <Flex vertical gap={16}>
      <Loaded query={query}>{(assets) => <Records assets={assets} list={list} />}</Loaded>
      {areFilesEditable(caseRecord.status) && (
        // Hidden, not taken away: files that wait for a decision are kept by it.
        <div hidden={!isKnown}>
          <SectionCard title={formatMessage(recordMessages.add)}>
            <RecordSlots caseRecord={caseRecord} assets={query.data ?? []} idPrefix="record" />
          </SectionCard>
        </div>
      )}
    </Flex>
  );
}

function Records({ assets, list }: { assets: readonly CaseAsset[]; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const shown = assets.filter((asset) => !isPlanModel(asset));
  const isPhoto = (asset: CaseAsset): boolean => isImage(asset) && asset.url !== null;
  const photos = foldEarlier(shown.filter(isPhoto));
  const current = photos.map(({ asset }) => asset);
  const files = shown.filter((asset) => !isPhoto(asset));
  if (shown.length === 0) return <EmptyState text={formatMessage(recordMessages.none)} />;
  return (
    <>
      <AskedRecord assets={shown} photos={current} />
      {photos.length > 0 && (
        <SectionCard
          title={formatMessage(recordMessages.photos)}
          extra={photos.length > 1 && <DownloadAllButton photos={current} />}
        >
          <PhotoGrid photos={photos} list={list} />
        </SectionCard>
      )}
      {files.length > 0 && (
        <SectionCard title={formatMessage(recordMessages.files)}>
          <FileList files={files} list={list} />
        </SectionCard>
      )}
    </>
  );
}

/** The record that an address names (`?record=…`), as the chat's links do: open until it is closed. */
function AskedRecord({ assets, photos }: Readonly<Record<'assets' | 'photos', readonly CaseAsset[]>>) {
  const [query, setQuery] = useSearchParams();
  const asset = assets.find(({ uuid }) => uuid === query.get('record'));
  if (!asset || previewKind(asset) === null) return null;
  const close = () =>
    setQuery(
      (params) => {
        params.delete('record');
        return params;
      },
      { replace: true },
    );
  return <RecordPreview asset={asset} among={photos} close={close} />;
}
