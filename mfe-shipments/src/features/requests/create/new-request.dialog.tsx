import type { Arch, RequestableCase, ServiceRequest } from '@portal/shared/contract';
import { FormDialog } from '@portal/shared/ui';
import { uploads } from '@portal/shared/uploads';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCreateRequestMutation } from '../../../api/requests.api';
import {
  firstValues,
  toNewRequest,
  type RequestFiles,
  type RequestValues,
} from '../../../domain/new-request';
import { requestSlots } from '../../../domain/request-slots';
import type { ShipmentType } from '../../../domain/shipment-paths';
import { CaseField } from './case-field';
import { newRequestMessages } from './new-request.messages';
import { RequestFields } from './request-form-fields';

interface NewRequestDialogProps {
  /** The case it is for; without one the person picks one of the list's. */
  readonly ofCase?: RequestableCase;
  readonly type: ShipmentType;
  readonly asked: Partial<RequestValues> | undefined;
  /** @param unsent names of files that the portal's uploads did not take */
  onCreated(request: ServiceRequest, unsent: readonly string[]): void;
  onClose(): void;
}

/** Asks for a retainer or a replacement; the chosen files follow by the portal's uploads (SM-05). */
export function NewRequestDialog({ ofCase, type, asked, onCreated, onClose }: NewRequestDialogProps) {
  const { formatMessage } = useIntl();
  const [create] = useCreateRequestMutation();
  const [chosen, setChosen] = useState(ofCase);

  async function submit({ files = {}, ...values }: RequestValues & { files?: RequestFiles }): Promise<void> {
    if (!chosen) return;
    const request = await create(toNewRequest(values, chosen)).unwrap();
    onCreated(request, sendFiles(request, values.arch, files));
  }
  return (
    <FormDialog<RequestValues>
      open
      title={formatMessage(newRequestMessages.title)}
      okText={formatMessage(newRequestMessages.submit)}
      done={formatMessage(newRequestMessages.done)}
      initialValues={firstValues(ofCase, asked ?? {})}
      onSubmit={submit}
      onClose={onClose}
    >
      <CaseField fixed={ofCase} type={type} chosen={chosen} onChoose={setChosen} />
      {chosen && <RequestFields ofCase={chosen} />}
    </FormDialog>
  );
}

/** Hands files to the shell's queue; answers the names of those that it did not take (UP-02). */
function sendFiles({ uuid, case: ofCase }: ServiceRequest, arch: Arch, files: RequestFiles): string[] {
  const unsent: string[] = [];
  // A scan of an arch that was left out afterwards is not to be seen in the form any more, and stays there.
  for (const assetType of requestSlots(arch)) {
    const file = files[assetType];
    if (!file) continue;
    const answer = uploads.add({
      caseUuid: ofCase.uuid,
      caseIdentifier: ofCase.identifier,
      patientName: ofCase.patientName,
      assetType,
      file,
      requestUuid: uuid,
    });
    if ('refused' in answer) unsent.push(file.name);
  }
  return unsent;
}
