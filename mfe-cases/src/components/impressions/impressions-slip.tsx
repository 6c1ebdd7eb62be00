import { PrinterOutlined } from '@ant-design/icons';
import type { Case } from '@portal/shared/contract';
import { SectionCard } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useImpressionsLinkMutation } from '../../api/cases.api';
import { impressionsMessages } from './impressions.messages';

/** Whether a submitted case waits for impressions sent by courier. */
export function awaitsImpressions({
  impressionType,
  status,
}: Pick<Case, 'impressionType' | 'status'>): boolean {
  return impressionType === 'physical' && ['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'].includes(status);
}

const PREPARE = [impressionsMessages.print, impressionsMessages.pack];

/** Explains how physical impressions are sent, and opens the courier slip to print (CA-19). */
export function ImpressionsSlip({ caseRecord }: { caseRecord: Pick<Case, 'uuid' | 'status'> }) {
  const { formatMessage } = useIntl();
  const isCalled = caseRecord.status === 'AWAITING_IMPRESSION';
  const steps = isCalled ? PREPARE : [...PREPARE, impressionsMessages.callCourier];
  const [askLink, { isLoading }] = useImpressionsLinkMutation();
  async function open(): Promise<void> {
    // Opens the window during the click: once the reply is here, a popup blocker may stop it.
    const tab = window.open('', '_blank');
    const { data } = await askLink(caseRecord.uuid);
    // The shell shows the failure.
    if (!data) return tab?.close();
    if (!tab) return window.location.assign(data.url);
    tab.opener = null;
    tab.location.replace(data.url);
  }
  return (
    <SectionCard title={formatMessage(impressionsMessages.title)}>
      <Flex vertical gap={12} align="start">
        <ol style={{ margin: 0, paddingInlineStart: 20 }}>
          {steps.map((step) => (
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
