import type { SlotProps } from '@portal/shared/contract';
import { Flex } from 'antd';
import { useCaseNextQuery } from '../../../api/case-parts.api';
import { useCanRequest } from '../../../components/use-can-request';
import { OpeningButton } from './new-request-button';
import { useNewRequest } from './use-new-request';

/** The way to a new request in the page of a case, where one can be made (SM-05). */
export function NewCaseRequest(props: SlotProps['case.tab']) {
  const canRequest = useCanRequest();
  const { data: next } = useCaseNextQuery(props, { skip: !canRequest });
  const { dialog, ...opening } = useNewRequest({ caseUuid: props.caseUuid, isInPlace: true });
  return (
    <>
      {next?.isRequestable && (
        <Flex justify="end">
          <OpeningButton {...opening} />
        </Flex>
      )}
      {dialog}
    </>
  );
}
