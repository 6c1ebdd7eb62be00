import { habitsOf, PRODUCT_NAMES, type Prescription } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ConfirmButton } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useChangeUsualPrescriptionMutation } from '../../../api/cases.api';
import { prescriptionMessages } from '../../../components/case-fields/prescription.messages';
import {
  arePresetsKnown,
  shownPrescription,
  shownValues,
  useDraftPart,
  usualAnswers,
} from '../draft/draft-parts';

/** Makes the answers on the page the clinic's usual ones, or forgets these: for who may change the company's preferences (CA-24). */
export function UsualButtons({ uuid }: { uuid: string }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [changeUsual] = useChangeUsualPrescriptionMutation();
  const productId = useDraftPart(uuid, (draft) => shownValues(draft).productId);
  // As text, since each look makes another object. What is not asked of this case stays as the clinic has it.
  const shown = useDraftPart(uuid, (draft) =>
    JSON.stringify(habitsOf({ ...usualAnswers(draft), ...shownPrescription(draft) })),
  );
  const usual = useDraftPart(uuid, (draft) => JSON.stringify(habitsOf(usualAnswers(draft) ?? {})));
  const isKnown = useDraftPart(uuid, arePresetsKnown);
  if (!isKnown || !user?.flagsMap.superAdmin) return null;
  const product = PRODUCT_NAMES[productId];
  return (
    <>
      {shown !== usual && (
        <ConfirmButton
          question={formatMessage(prescriptionMessages.makeUsualQuestion, { product })}
          hint={formatMessage(prescriptionMessages.makeUsualHint)}
          run={() => changeUsual({ productId, prescription: JSON.parse(shown) as Prescription }).unwrap()}
          done={formatMessage(prescriptionMessages.madeUsual)}
        >
          {formatMessage(prescriptionMessages.makeUsual)}
        </ConfirmButton>
      )}
      {usual !== '{}' && (
        <ConfirmButton
          danger
          question={formatMessage(prescriptionMessages.forgetUsualQuestion, { product })}
          run={() => changeUsual({ productId, prescription: null }).unwrap()}
          done={formatMessage(prescriptionMessages.forgotUsual)}
        >
          {formatMessage(prescriptionMessages.forgetUsual)}
        </ConfirmButton>
      )}
    </>
  );
}
