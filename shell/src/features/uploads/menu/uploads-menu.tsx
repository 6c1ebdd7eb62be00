import { CloudUploadOutlined } from '@ant-design/icons';
import { areUploading } from '@portal/shared/uploads';
import { Badge, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { ToolbarPopover } from '../../../components/toolbar-popover';
import { selectUploads } from '../queue/uploads.selectors';
import { UploadsPanel } from './uploads-panel';
import { uploadsMessages } from './uploads.messages';
import { useCaseLeaveWarning } from './use-case-leave-warning';

/** The upload menu of the toolbar (SH-10). */
export function UploadsMenu() {
  const { formatMessage } = useIntl();
  const items = useSelector(selectUploads);
  const [isOpen, setOpen] = useState(false);
  const open = items.filter(({ state }) => state !== 'done' && state !== 'discarded');
  const hasFailed = open.some(({ state }) => state === 'failed');
  useLeaveWarning(areUploading(items));
  useCaseLeaveWarning(items);
  return (
    <ToolbarPopover
      title={formatMessage(uploadsMessages.title)}
      open={isOpen}
      onOpenChange={setOpen}
      content={<UploadsPanel />}
    >
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={formatMessage(uploadsMessages.menu, { count: open.length })}
        icon={
          <Badge count={open.length} size="small" offset={[6, -4]} color={hasFailed ? 'red' : 'cyan'}>
            <CloudUploadOutlined style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </ToolbarPopover>
  );
}

/** Makes the browser ask before it closes a page with running uploads. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
