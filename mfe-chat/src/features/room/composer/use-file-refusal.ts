import { FILE_RULES, LIMITS } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/i18n';
import type { OutboxFile } from '@portal/shared/realtime';
import { errorText } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { refusalMessages } from '../room.messages';

type RefusedFile = OutboxFile & { readonly refused: NonNullable<OutboxFile['refused']> };

export function isFileRefusal(file: OutboxFile): file is RefusedFile {
  return file.refused !== null;
}

/** Why a file is not taken, in the person's language. */
export function useFileRefusal(): (file: RefusedFile) => string {
  const intl = useIntl();
  return ({ name, refused }) => {
    switch (refused.code) {
      case 'emptyFile':
        return intl.formatMessage(refusalMessages.empty);
      case 'tooLarge':
        return intl.formatMessage(refusalMessages.tooLarge, {
          limit: formatBytes(intl, LIMITS.chatFileBytes),
        });
      case 'damagedFile':
        return intl.formatMessage(refusalMessages.damaged);
      case 'wrongFileType':
        return hasTakenName(name)
          ? intl.formatMessage(refusalMessages.lying)
          : intl.formatMessage(refusalMessages.wrongType, { accept: ACCEPT });
      default:
        return errorText(refused, intl);
    }
  };
}

const ACCEPT = FILE_RULES.chat.accept.join(' ');

/** What is refused in spite of its name has another content. */
function hasTakenName(name: string): boolean {
  return FILE_RULES.chat.accept.some((ending) => name.toLowerCase().endsWith(ending));
}
