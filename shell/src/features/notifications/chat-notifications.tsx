import { roomPath, type Conversation } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { usePatientName } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { readPermission, showNotification } from './browser-notification';
import { mayNotify, noticeChoiceOf } from './notice-choice';
import { notificationMessages } from './notifications.messages';
import { areNamesShown } from './shown-names';
import { claimUnannounced } from './unannounced';

interface ChatNotificationsProps {
  /** Conversations in which the lab wrote while they were not on screen. */
  readonly news: readonly Conversation[];
  readonly onOpen: (path: string) => void;
}

/** Announces new messages by the browser's notifications, once for all tabs, as the person chose. Shows nothing on the page. */
export function ChatNotifications({ news, onOpen }: ChatNotificationsProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePatientName();
  const { user } = useSession();

  const show = useEffectEvent((conversation: Conversation, hasSound: boolean) => {
    const { room, ownerType, caseIdentifier: identifier, senderName: sender, message } = conversation;
    // A lock screen is read by who passes by: without the person's leave it has no patient and nothing that was written.
    const isOpen = user !== null && areNamesShown(user.uuid);
    showNotification({
      title: formatMessage(notificationMessages.newMessage, { identifier }),
      body: isOpen ? `${nameOf(conversation.patientName)}\n${sender}: ${message}` : sender,
      tag: `portal.chat.${room}`,
      hasSound,
      onPress: () => onOpen(roomPath(ownerType, room)),
    });
  });
  const announce = useEffectEvent(async (arrived: readonly Conversation[]) => {
    if (!user || arrived.length === 0) return;
    const choice = noticeChoiceOf(user);
    if (!mayNotify(choice, readPermission(), new Date())) return;
    for (const conversation of await claimUnannounced(arrived)) show(conversation, choice.sound);
  });
  useEffect(() => void announce(news), [news]);
  return null;
}
