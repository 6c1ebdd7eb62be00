import type { Refinement } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { EmptyState, Facts, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseRefinementsQuery, useRefinementAssetsQuery } from '../../api/case-parts.api';
import type { CaseListName } from '../../domain/case-paths';
import type { CaseTabProps } from '../../components/case-tab';
import { FileList } from '../../components/records/file-list';
import { refinementMessages } from './refinements.messages';

/** The refinements of a case with their records, newest first, canceled ones included (CA-23). */
export function RefinementsTab({ caseRecord, list }: CaseTabProps) {
  const { formatMessage } = useIntl();
  const query = useCaseRefinementsQuery({ list, id: caseRecord.uuid });
  return (
    <Loaded query={query}>
      {(refinements) =>
        refinements.length === 0 ? (
          <EmptyState text={formatMessage(refinementMessages.none)} />
        ) : (
          <Flex vertical gap={16} style={{ maxWidth: 860 }}>
            {refinements.map((refinement) => (
              <RefinementCard key={refinement.uuid} refinement={refinement} list={list} />
            ))}
          </Flex>
        )
      }
    </Loaded>
  );
}

interface RefinementCardProps {
  readonly refinement: Refinement;
  readonly list: CaseListName;
}

function RefinementCard({ refinement, list }: RefinementCardProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { number, createdAt, note, assetCount } = refinement;
  return (
    <SectionCard
      title={formatMessage(refinementMessages.title, { number })}
      extra={<RefinementTag {...refinement} />}
    >
      <Flex vertical gap={16}>
        <Facts
          facts={[
            { key: 'begun', label: formatMessage(refinementMessages.begun), value: date(createdAt) },
            { key: 'note', label: formatMessage(refinementMessages.note), value: note && <bdi>{note}</bdi> },
          ]}
        />
        {assetCount > 0 ? (
          <RefinementFiles refinement={refinement} list={list} />
        ) : (
          <Typography.Text type="secondary">{formatMessage(refinementMessages.noFiles)}</Typography.Text>
        )}
      </Flex>
    </SectionCard>
  );
}

function RefinementFiles({ refinement: { uuid, caseUuid }, list }: RefinementCardProps) {
  const query = useRefinementAssetsQuery({ list, id: uuid, caseUuid });
  return (
    <Loaded query={query} rows={2}>
      {(files) => <FileList files={files} />}
    </Loaded>
  );
}

function RefinementTag({ isOpen, isCanceled }: Pick<Refinement, 'isOpen' | 'isCanceled'>) {
  const { formatMessage } = useIntl();
  const { open, canceled, done } = refinementMessages;
  const ended = isCanceled ? canceled : done;
  return (
    <Tag variant="filled" color={isOpen ? 'cyan' : 'default'}>
      {formatMessage(isOpen ? open : ended)}
    </Tag>
  );
}
