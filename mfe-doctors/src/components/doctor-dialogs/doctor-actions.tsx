import {
  CheckCircleOutlined,
  DeleteOutlined,
  EditOutlined,
  MailOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import type { Doctor } from '@portal/shared/contract';
import { ChangeAction } from '@portal/shared/ui';
import { Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { actionsOf, type DoctorAction } from '../../domain/doctor-actions';
import { actionMessages, actionOfMessages } from './dialogs.messages';

const ICONS = {
  edit: <EditOutlined />,
  invite: <MailOutlined />,
  block: <StopOutlined />,
  unblock: <CheckCircleOutlined />,
  handOver: <SwapOutlined />,
  remove: <DeleteOutlined />,
} as const satisfies Record<DoctorAction, object>;

interface DoctorActionsProps {
  readonly doctor: Doctor;
  readonly onAction: (action: DoctorAction, doctor: Doctor) => void;
  /** They stand in a row of a list: icons alone. */
  readonly isInRow?: boolean;
}

/** The buttons of what can be done to a doctor; where it must not be they say why (CO-07, SH-27). The page shows `DoctorDialog`. */
export function DoctorActions({ doctor, onAction, isInRow = false }: DoctorActionsProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex gap={isInRow ? 4 : 8} wrap={!isInRow}>
      {actionsOf(doctor).map((action) => {
        const label = formatMessage(actionMessages[action]);
        const inRow = {
          type: 'text',
          title: label,
          'aria-label': formatMessage(actionOfMessages[action], doctor),
        } as const;
        return (
          <ChangeAction key={action}>
            <Button
              {...(isInRow && inRow)}
              danger={action === 'remove'}
              icon={ICONS[action]}
              onClick={() => onAction(action, doctor)}
            >
              {!isInRow && label}
            </Button>
          </ChangeAction>
        );
      })}
    </Flex>
  );
}
