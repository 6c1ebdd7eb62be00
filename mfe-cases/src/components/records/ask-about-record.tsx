import { MessageOutlined } from '@ant-design/icons';
import type { CaseAsset } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { AskInChat } from '../ask-in-chat';
import { recordMessages } from './records.messages';

/** Opens the chat of the case with this record as what the next message is about. Nothing for one that has not arrived. */
export function AskAboutRecord({ asset, list }: { asset: CaseAsset; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const { uuid, caseUuid, name, url } = asset;
  if (url === null) return null;
  return (
    <AskInChat
      list={list}
      caseUuid={caseUuid}
      about={{ kind: 'record', assetUuid: uuid }}
      name={formatMessage(recordMessages.ask, { name })}
    >
      <MessageOutlined aria-hidden />
    </AskInChat>
  );
}
