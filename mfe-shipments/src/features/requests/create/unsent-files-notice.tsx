import type { ServiceRequest } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { newRequestMessages, unsentMessages } from './new-request.messages';

interface UnsentFilesNoticeProps {
  readonly request: ServiceRequest;
  /** Files that the portal's uploads did not take, by name. */
  readonly files: readonly string[];
  onClose(): void;
}

/** Names the files that did not go with a request that is made, and where they can still be added. */
export function UnsentFilesNotice({ request, files, onClose }: UnsentFilesNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  const count = files.length;
  return (
    <ConfirmDialog
      isNotice
      question={formatMessage(unsentMessages.title, { count })}
      hint={formatMessage(unsentMessages.hint, {
        ...{ count, files: formatList(files) },
        ...{ case: request.case.identifier, request: request.identifier },
      })}
      okText={formatMessage(newRequestMessages.understood)}
      run={() => undefined}
      onClose={onClose}
    />
  );
}
