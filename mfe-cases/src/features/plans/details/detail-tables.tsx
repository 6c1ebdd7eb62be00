import type {
  Attachment,
  InterproximalReduction,
  Overcorrection,
  PlanDetails,
} from '@portal/shared/contract';
import { DataTable, EmptyState, Ltr, visuallyHidden, type DataColumn } from '@portal/shared/ui';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ToothName } from '../../../components/plan-chart/tooth-name';
import { usePlanWords } from '../../../components/plan-chart/use-plan-words';
import { planDataMessages } from './plan-data.messages';

interface DetailTableProps<R extends object> {
  readonly title: MessageDescriptor;
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly columns: readonly (readonly [title: MessageDescriptor, render: (row: R) => ReactNode])[];
  readonly empty: MessageDescriptor;
}

/** A titled table of one kind of a plan's data; it says so where the plan has none. */
export function DetailTable<R extends object>({ title, rows, rowKey, columns, empty }: DetailTableProps<R>) {
  const { formatMessage } = useIntl();
  const shown = columns.map(([label, render], index) => ({
    key: String(index),
    title: formatMessage(label),
    render,
  }));
  return (
    <section>
      <Typography.Title level={3} style={{ fontSize: 15 }}>
        {formatMessage(title)}
      </Typography.Title>
      {rows.length === 0 ? (
        <Typography.Text type="secondary">{formatMessage(empty)}</Typography.Text>
      ) : (
        <DataTable
          label={formatMessage(title)}
          columns={shown as [DataColumn<R, never>, ...DataColumn<R, never>[]]}
          rows={rows}
          rowKey={rowKey}
          isCompact
          empty={<EmptyState text={formatMessage(empty)} />}
        />
      )}
    </section>
  );
}

interface OfPlan {
  readonly details: PlanDetails;
}

export function ReductionTable({ details }: OfPlan) {
  const { formatMessage } = useIntl();
  const { number } = usePlanWords();
  return (
    <DetailTable<InterproximalReduction>
      title={planDataMessages.ipr}
      empty={planDataMessages.noIpr}
      rows={details.ipr.toSorted((one, other) => one.beforeStage - other.beforeStage)}
      rowKey={({ tooth, neighbour, beforeStage }) => `${tooth} ${neighbour} ${beforeStage}`}
      columns={[
        [planDataMessages.between, (row) => <TeethBeside row={row} />],
        [planDataMessages.amount, ({ mm }) => formatMessage(planDataMessages.mm, { mm: number(mm) })],
        [planDataMessages.beforeStage, ({ beforeStage }) => beforeStage],
      ]}
    />
  );
}

function TeethBeside({ row: { tooth, neighbour } }: { row: InterproximalReduction }) {
  const { formatList } = useIntl();
  const { nameOf, pair } = usePlanWords();
  return (
    <>
      <span style={visuallyHidden}>{formatList([nameOf(tooth), nameOf(neighbour)], { type: 'unit' })}</span>
      <bdi dir="ltr" aria-hidden>
        {pair(tooth, neighbour)}
      </bdi>
    </>
  );
}

export function AttachmentTable({ details }: OfPlan) {
  const { formatMessage } = useIntl();
  const { attachment } = usePlanWords();
  return (
    <DetailTable<Attachment>
      title={planDataMessages.attachments}
      empty={planDataMessages.noAttachments}
      rows={details.attachments}
      rowKey={({ tooth, type, fromStage }) => `${tooth} ${type} ${fromStage}`}
      columns={[
        [planDataMessages.tooth, ({ tooth }) => <ToothName tooth={tooth} />],
        [planDataMessages.type, attachment],
        [
          planDataMessages.stages,
          ({ fromStage, toStage }) => (
            <Ltr>{formatMessage(planDataMessages.range, { from: fromStage, to: toStage })}</Ltr>
          ),
        ],
      ]}
    />
  );
}

export function OvercorrectionTable({ details }: OfPlan) {
  const { amount } = usePlanWords();
  return (
    <DetailTable<Overcorrection>
      title={planDataMessages.overcorrections}
      empty={planDataMessages.noOvercorrections}
      rows={details.overcorrections}
      rowKey={({ tooth, direction }) => `${tooth} ${direction}`}
      columns={[
        [planDataMessages.tooth, ({ tooth }) => <ToothName tooth={tooth} />],
        [planDataMessages.beyond, (row) => amount(row.direction, row.amount)],
      ]}
    />
  );
}
