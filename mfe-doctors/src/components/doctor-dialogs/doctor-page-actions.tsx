import type { Doctor } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { useState } from 'react';
import type { DoctorAction } from '../../domain/doctor-actions';
import { useListAddress } from '../use-list-origin';
import { DoctorActions } from './doctor-actions';
import { DoctorDialog } from './doctor-dialog';

/** The actions on the doctor of a page, and their dialogs; a removed one leads back to the list. */
export function DoctorPageActions({ doctor }: { doctor: Doctor }) {
  const navigate = useNavigate();
  const list = useListAddress();
  const [action, setAction] = useState<DoctorAction | null>(null);
  return (
    <>
      <DoctorActions doctor={doctor} onAction={setAction} />
      {action && (
        <DoctorDialog
          action={action}
          doctor={doctor}
          onClose={() => setAction(null)}
          onRemoved={() => void navigate(list)}
        />
      )}
    </>
  );
}
