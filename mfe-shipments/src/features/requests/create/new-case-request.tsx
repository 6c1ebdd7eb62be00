import type { SlotProps } from '@portal/shared/contract';
import { Flex } from 'antd';
import { useCaseNextQuery } from '../../../api/case-parts.api';
import { useCanRequest } from '../../../components/use-can-request';
import { NewRequestButton } from './new-request-button';

/** The way to a new request in the page of a case, where one can be made (SM-05). */
export function NewCaseRequest(props: SlotProps['case.tab']) {
  const canRequest = useCanRequest();
  const { data: next } = useCaseNextQuery(props, { skip: !canRequest });
  if (!next?.isRequestable) return null;
  return (
    <Flex justify="end">
      <NewRequestButton caseUuid={props.caseUuid} isInPlace />
    </Flex>
  );
}
