import {
  areRefinementFilesEditable,
  findRefinementTransition,
  type Case,
  type Refinement,
} from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { ConfirmButton, Facts, Loaded, SectionCard } from '@portal/shared/ui';
import { Alert, Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useRefinementAssetsQuery, useWithdrawRefinementMutation } from '../../api/case-parts.api';
import type { CaseListName } from '../../domain/case-paths';
import { FileList } from '../../components/records/file-list';
import { RecordSlots } from '../../components/records/slots/record-slots';
import {
  refinementMessages,
  refinementReasonMessages,
  refinementStatusMessages,
} from './refinements.messages';

interface RefinementProps {
  readonly refinement: Refinement;
  readonly caseRecord: Case;
  readonly list: CaseListName;
}

/** One refinement: why it is asked for, what became of it, and its records (CA-23). */
export function RefinementCard(props: RefinementProps) {
  const { formatMessage } = useIntl();
  const { refinement } = props;
  return (
    <SectionCard
      title={formatMessage(refinementMessages.title, refinement)}
      extra={
        <Flex wrap gap={8} align="center">
          <RefinementTag status={refinement.status} />
          <WithdrawButton {...props} />
        </Flex>
      }
    >
      <Flex vertical gap={16}>
        {refinement.refuseReason && (
          <Alert
            type="error"
            showIcon
            title={formatMessage(refinementMessages.refused)}
            description={<bdi>{refinement.refuseReason}</bdi>}
          />
        )}
        <RefinementFacts refinement={refinement} />
        {refinement.assetCount > 0 || canAddTo(props) ? (
          <RefinementRecords {...props} />
        ) : (
          <Typography.Text type="secondary">{formatMessage(refinementMessages.noFiles)}</Typography.Text>
        )}
      </Flex>
    </SectionCard>
  );
}

/** Not to a case whose patient data is erased, though what was delivered by one stays in progress until the case is completed. */
function canAddTo({ refinement, caseRecord }: Pick<RefinementProps, 'refinement' | 'caseRecord'>): boolean {
  return areRefinementFilesEditable(refinement.status) && caseRecord.erasedAt === null;
}

function RefinementFacts({ refinement: { createdAt, reason, note } }: Pick<RefinementProps, 'refinement'>) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const reasonText = reason && formatMessage(refinementReasonMessages[reason]);
  return (
    <Facts
      facts={[
        { key: 'begun', label: formatMessage(refinementMessages.begun), value: date(createdAt) },
        ...(reasonText
          ? [{ key: 'reason', label: formatMessage(refinementMessages.reason), value: reasonText }]
          : []),
        { key: 'note', label: formatMessage(refinementMessages.note), value: note && <bdi>{note}</bdi> },
      ]}
    />
  );
}

/** Its own records; new ones are added until the plan is made of them. */
function RefinementRecords({ refinement, caseRecord, list }: RefinementProps) {
  const { formatMessage } = useIntl();
  const { uuid, caseUuid } = refinement;
  const query = useRefinementAssetsQuery({ list, id: uuid, caseUuid });
  return (
    <Loaded query={query} rows={2}>
      {(files) => (
        <>
          {files.length > 0 && <FileList files={files} list={list} />}
          {canAddTo({ refinement, caseRecord }) && (
            <div>
              <Typography.Title level={3} style={{ fontSize: 14 }}>
                {formatMessage(refinementMessages.addRecords)}
              </Typography.Title>
              <RecordSlots
                caseRecord={caseRecord}
                assets={files}
                refinementUuid={uuid}
                idPrefix="refinement"
              />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function WithdrawButton({ refinement: { uuid, caseUuid, number, status }, list }: RefinementProps) {
  const { formatMessage } = useIntl();
  const [withdraw] = useWithdrawRefinementMutation();
  if (!findRefinementTransition('cancel', status, 'client')) return null;
  return (
    <ConfirmButton
      danger
      size="small"
      question={formatMessage(refinementMessages.withdrawQuestion, { number })}
      hint={formatMessage(refinementMessages.withdrawHint)}
      okText={formatMessage(refinementMessages.withdraw)}
      cancelText={formatMessage(refinementMessages.keep)}
      done={formatMessage(refinementMessages.withdrawn)}
      run={() => withdraw({ list, id: uuid, caseUuid }).unwrap()}
    >
      {formatMessage(refinementMessages.withdraw)}
    </ConfirmButton>
  );
}

function RefinementTag({ status }: Pick<Refinement, 'status'>) {
  const { formatMessage } = useIntl();
  const isOpen = status === 'REQUESTED' || status === 'IN_PROGRESS';
  const ended = status === 'REFUSED' ? 'red' : 'default';
  return (
    <Tag variant="filled" color={isOpen ? 'cyan' : ended}>
      {formatMessage(refinementStatusMessages[status])}
    </Tag>
  );
}
