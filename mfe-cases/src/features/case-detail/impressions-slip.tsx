import { PrinterOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { SectionCard } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useImpressionsLinkMutation } from '../../api/cases.api';
import { impressionsMessages } from './impressions.messages';

/** Whether a case that was submitted waits for impressions that travel by courier. */
export function awaitsImpressions({
  impressionType,
  status,
}: Pick<Case, 'impressionType' | 'status'>): boolean {
  return impressionType === 'physical' && ['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'].includes(status);
}

const STEPS = [impressionsMessages.print, impressionsMessages.pack, impressionsMessages.callCourier];

/** How physical impressions travel, and the slip that goes with them (CA-19). */
export function ImpressionsSlip({ caseUuid }: { caseUuid: string }) {
  const { formatMessage } = useIntl();
  const [askLink, { isLoading }] = useImpressionsLinkMutation();
  async function open(): Promise<void> {
    // A failure is told by the shell.
    const { data } = await askLink(caseUuid);
    if (data) window.open(data.url, '_blank', 'noopener');
  }
  return (
    <SectionCard title={formatMessage(impressionsMessages.title)}>
      <Flex vertical gap={12} align="start">
        <ol style={{ margin: 0, paddingInlineStart: 20 }}>
          {STEPS.map((step) => (
            <li key={step.id}>
              <Typography.Text>{formatMessage(step)}</Typography.Text>
            </li>
          ))}
        </ol>
        <Button icon={<PrinterOutlined aria-hidden />} loading={isLoading} onClick={() => void open()}>
          {formatMessage(impressionsMessages.open)}
        </Button>
      </Flex>
    </SectionCard>
  );
}
