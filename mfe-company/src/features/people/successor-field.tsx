import type { Contact } from '@portal/shared/contract';
import { ChoiceField, Loaded } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useManagedRecordsQuery, useManagersQuery } from '../../api/people.api';
import { NOBODY } from '../../domain/person';
import { managedMessage, messages } from './people.messages';

/** How much a relationship manager has, and to whom it goes; nothing where there is nothing. */
export function SuccessorField({ person }: { person: Contact }) {
  const { formatMessage } = useIntl();
  const managed = useManagedRecordsQuery(person.uuid, { refetchOnMountOrArgChange: true });
  const managers = useManagersQuery();
  return (
    <Loaded query={managed} rows={2}>
      {({ doctors, cases, openCases }) =>
        doctors + cases > 0 && (
          <Flex vertical gap={12}>
            <Alert
              type="warning"
              showIcon
              title={formatMessage(managedMessage, { name: person.name, doctors, cases, openCases })}
            />
            <Loaded query={managers} rows={1}>
              {({ data }) => (
                <ChoiceField
                  isLate
                  name="reassignTo"
                  label={formatMessage(messages.reassignTo)}
                  options={[
                    ...data
                      .filter(({ uuid }) => uuid !== person.uuid)
                      .map(({ uuid, name }) => ({ value: uuid, label: name })),
                    { value: NOBODY, label: formatMessage(messages.nobody) },
                  ]}
                />
              )}
            </Loaded>
          </Flex>
        )
      }
    </Loaded>
  );
}
