import { Alert, Button, Empty, Flex, Result, Skeleton, Typography } from 'antd';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { InPage } from '../page';
import { InSection } from '../section-card';
import { uiMessages } from '../shared-ui.messages';
import { useDocumentTitle } from '../use-document-title';

/** Something could not be loaded: says so, and offers to try again. In a section it takes a line or two, in a page's place its middle. */
export function FailedState({ onRetry, detail }: { onRetry?: () => void; detail?: ReactNode }) {
  const { formatMessage } = useIntl();
  const isPart = use(InSection);
  const title = formatMessage(uiMessages.failedTitle);
  const hint = detail ?? formatMessage(uiMessages.failedHint);
  const retry = onRetry && (
    <Button {...(isPart ? { size: 'small' } : { type: 'primary' })} onClick={onRetry}>
      {formatMessage(uiMessages.retry)}
    </Button>
  );
  if (isPart)
    return <Alert showIcon role="alert" type="warning" title={title} description={hint} action={retry} />;
  return <Result status="warning" role="alert" title={title} subTitle={hint} extra={retry} />;
}

/** A record or page that is not there, or not this person's to see. */
export function NotFoundState({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Result
      status="info"
      title={<StateTitle text={formatMessage(uiMessages.notFoundTitle)} />}
      subTitle={formatMessage(uiMessages.notFoundHint)}
      extra={children}
    />
  );
}

/** A page that this person's role or company has no access to; `detail` says who has. */
export function ForbiddenState({ detail }: { detail?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Result
      status="info"
      title={<StateTitle text={formatMessage(uiMessages.forbiddenTitle)} />}
      subTitle={detail ?? formatMessage(uiMessages.forbiddenHint)}
    />
  );
}

const AS_AROUND = { margin: 0, fontSize: 'inherit', fontWeight: 'inherit' } as const;

/** A state's heading: below a page's title its second, in a page's place the first and the document's title. */
function StateTitle({ text }: { text: string }) {
  if (!use(InPage)) return <FirstTitle text={text} />;
  return (
    <Typography.Title level={2} style={AS_AROUND}>
      {text}
    </Typography.Title>
  );
}

function FirstTitle({ text }: { text: string }) {
  useDocumentTitle(text);
  return (
    <Typography.Title level={1} style={AS_AROUND}>
      {text}
    </Typography.Title>
  );
}

/** Nothing yet: what would stand here, and the next step. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text} style={{ paddingBlock: 32 }}>
      {children}
    </Empty>
  );
}

interface LoadingStateProps {
  readonly rows?: number;
  /** What is waited for: the records of a page, or the page itself (SH-27). */
  readonly what?: 'data' | 'page';
}

/** The shape of a page that is loading, in the height it will have. */
export function LoadingState({ rows = 6, what = 'data' }: LoadingStateProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(what === 'data' ? uiMessages.loadingData : uiMessages.loading);
  return (
    <Flex vertical gap={16} role="status" aria-label={label} title={label} aria-busy>
      {/* antd draws its lines as a heading and a list without text; only the label is read out. */}
      <div aria-hidden>
        <Skeleton active title={{ width: '30%' }} paragraph={{ rows }} />
      </div>
    </Flex>
  );
}
