import { pathTo, type Doctor } from '@portal/shared/contract';
import { ListPage, useList, type ListBatch, type ListDefinition } from '@portal/shared/list';
import { useNavigate } from '@portal/shared/router';
import { Flex } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDoctorsQuery } from '../../api/doctors.api';
import { AddDoctorButton } from '../../components/doctor-dialogs/add-doctor-button';
import { DoctorDialog } from '../../components/doctor-dialogs/doctor-dialog';
import { useOriginState } from '../../components/use-list-origin';
import { canInvite, type DoctorAction } from '../../domain/doctor-actions';
import type { ListedDoctor } from '../../domain/doctor-list';
import { useDoctorColumns } from './doctor-columns';
import { DOCTOR_FILTERS } from './doctor-filters';
import { countMessage, messages } from './doctors.messages';
import { InviteManyButton } from './invite/invite-many-button';
import { InviteManyDialog } from './invite/invite-many.dialog';
import { useCsvOfDoctors } from './use-csv-of-doctors';
import { useListedDoctors } from './use-listed-doctors';

/** An action on a doctor that is being asked about. */
interface AskedAction {
  readonly action: DoctorAction;
  /** As the list had them when it was asked. */
  readonly doctor: Doctor;
}

/**
 * The organisation's doctors (DR-01): all of them come at once, so searching, sorting and filtering are the page's own.
 * @param actions buttons beside the one that adds a doctor
 */
export function DoctorListPage({ actions }: { actions?: ReactNode }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state = useOriginState();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const ask = useCallback((action: DoctorAction, doctor: Doctor) => setAsked({ action, doctor }), []);
  const list = useList(useDoctorList(ask));
  const query = useListedDoctors(list);
  const [inviting, setInviting] = useState<Inviting | null>(null);
  return (
    <>
      <ListPage
        title={formatMessage(messages.title)}
        subtitle={formatMessage(messages.subtitle)}
        actions={
          <Flex wrap gap={8}>
            {actions}
            <AddDoctorButton />
          </Flex>
        }
        list={list}
        query={query}
        batch={inviteBatch(setInviting)}
        download={useCsvOfDoctors(query.data?.data)}
        onOpen={({ uuid }) => void navigate(pathTo('doctor', { doctorId: uuid, tab: 'profile' }), { state })}
      />
      {/* Neither in a row, which goes when it is scrolled away, nor in the bar of the selection. */}
      {asked && <AskedDialog {...asked} onClose={() => setAsked(null)} />}
      {inviting && <InviteManyDialog {...inviting} onClose={() => setInviting(null)} />}
    </>
  );
}

interface Inviting {
  readonly doctors: readonly Doctor[];
  readonly onInvited: () => void;
}

/** Who has not accepted can be invited, again too, many at once. */
function inviteBatch(invite: (inviting: Inviting) => void): ListBatch<ListedDoctor> {
  return {
    canSelect: canInvite,
    nameOf: ({ name }) => name,
    actions: (doctors, onInvited) => (
      <InviteManyButton count={doctors.length} onClick={() => invite({ doctors, onInvited })} />
    ),
  };
}

/** The doctor as the list knows them now, or once did: what is typed stays when somebody else removes them meanwhile. */
function AskedDialog({ action, doctor, onClose }: AskedAction & { readonly onClose: () => void }) {
  const { data } = useDoctorsQuery();
  const listed = data?.data.find(({ uuid }) => uuid === doctor.uuid);
  return <DoctorDialog action={action} doctor={listed ?? doctor} onClose={onClose} />;
}

function useDoctorList(
  onAction: (action: DoctorAction, doctor: Doctor) => void,
): ListDefinition<ListedDoctor> {
  const { formatMessage } = useIntl();
  const columns = useDoctorColumns(onAction);
  return useMemo(
    () => ({
      name: 'doctors.all',
      label: formatMessage(messages.title),
      columns,
      fields: DOCTOR_FILTERS,
      sort: { field: 'name', direction: 'asc' },
      isWindowed: true,
      rowKey: ({ uuid }) => uuid,
      search: { label: messages.search, isInstant: true },
      texts: {
        empty: formatMessage(messages.none),
        noMatch: formatMessage(messages.noneFound),
        count: countMessage,
      },
    }),
    [formatMessage, columns],
  );
}
