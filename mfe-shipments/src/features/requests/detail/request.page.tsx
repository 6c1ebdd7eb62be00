import { SHIPMENT_LISTS, type ServiceRequest } from '@portal/shared/contract';
import { Link, useLocation, useNavigate } from '@portal/shared/router';
import { Loaded, NotFoundState, Page, PageTabs, ReadOnly } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRequestQuery } from '../../../api/requests.api';
import { useListOrigin } from '../../../components/use-list-origin';
import {
  isRequestTab,
  REQUEST_TABS,
  requestListPath,
  requestPath,
  type RequestTab,
} from '../../../domain/request-paths';
import { typeOfSide } from '../../../domain/shipment-paths';
import { RequestActions } from '../actions/request-actions';
import { requestTitleMessage } from '../requests.messages';
import { requestDetailMessages, requestTabMessages } from './request-detail.messages';
import { RequestFiles } from './request-files';
import { RequestOverview } from './request-overview';
import { RequestSubtitle } from './request-subtitle';
import { RequestTimeline } from './request-timeline';

const CONTENT = { overview: RequestOverview, files: RequestFiles, timeline: RequestTimeline } as const;

/** One request: what is asked for, where it is, what can be done, and its files and timeline by tabs (SM-03, SM-04). */
export function RequestPage({ uuid, tab }: { uuid: string; tab: string }) {
  const { formatMessage } = useIntl();
  const query = useRequestQuery(uuid, { skip: !isRequestTab(tab) });
  const request = query.data;
  const origin = useListOrigin(...SHIPMENT_LISTS.map(requestListPath));
  const back = (
    <Link to={origin ?? requestListPath(request ? typeOfSide(request.side) : 'client')}>
      {formatMessage(requestDetailMessages.back)}
    </Link>
  );
  if (!isRequestTab(tab)) return <NotFoundState>{back}</NotFoundState>;
  return (
    <Flex vertical gap={12}>
      <div>{back}</div>
      <DoctorFrame doctor={request?.doctor}>
        <Page
          title={
            request
              ? formatMessage(requestTitleMessage, request)
              : formatMessage(requestDetailMessages.loading)
          }
          subtitle={request && <RequestSubtitle request={request} />}
          actions={request && <RequestActions request={request} />}
        >
          <Loaded query={query} notFoundAction={back}>
            {(loaded) => <RequestTabs request={loaded} tab={tab} />}
          </Loaded>
        </Page>
      </DoctorFrame>
    </Flex>
  );
}

interface DoctorFrameProps {
  readonly doctor: ServiceRequest['doctor'] | undefined;
  readonly children: ReactNode;
}

/** A blocked doctor's request is read-only under a banner, as that doctor's cases are (SH-26). */
function DoctorFrame({ doctor, children }: DoctorFrameProps) {
  const { formatMessage } = useIntl();
  const reason = doctor?.status === 'blocked' ? formatMessage(requestDetailMessages.doctorBlocked) : null;
  return (
    <>
      {reason && <Alert type="error" showIcon title={reason} />}
      <ReadOnly reason={reason}>{children}</ReadOnly>
    </>
  );
}

function RequestTabs({ request, tab }: { request: ServiceRequest; tab: RequestTab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const Content = CONTENT[tab];
  return (
    <PageTabs
      label={formatMessage(requestDetailMessages.tabs)}
      open={tab}
      onOpen={(next) => void navigate(requestPath(request.uuid, next), { state })}
      tabs={REQUEST_TABS.map((key) => ({
        key,
        label: formatMessage(requestTabMessages[key]),
        children: key === tab && <Content request={request} />,
      }))}
    />
  );
}
