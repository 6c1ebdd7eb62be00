import { ArrowLeftOutlined, ArrowRightOutlined } from '@ant-design/icons';
import { useDirection } from '@portal/shared/appearance';
import { Link, useLocation } from '@portal/shared/router';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { listPath } from '../../domain/case-paths';
import { readViewerOrigin } from '../../domain/viewer-origin';
import { viewerMessages } from './viewer.messages';

/** Back to where the viewer was opened; else to the case, or to the cases when nobody knows of which case it was. */
export function BackLink({ otherwise }: { otherwise?: string }) {
  const { formatMessage } = useIntl();
  const origin = readViewerOrigin(useLocation().state);
  const isRightToLeft = useDirection() === 'rtl';
  const path = origin?.path ?? otherwise;
  return (
    <Link to={path ?? listPath('admin')} state={origin?.state}>
      <Flex gap={8}>
        {isRightToLeft ? <ArrowRightOutlined aria-hidden /> : <ArrowLeftOutlined aria-hidden />}
        {formatMessage(path === undefined ? viewerMessages.toCases : viewerMessages.back)}
      </Flex>
    </Link>
  );
}
