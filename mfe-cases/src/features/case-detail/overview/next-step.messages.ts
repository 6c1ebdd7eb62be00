import type { CaseStatus } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** What happens next with a case, in words. */
export const nextStepMessages: Record<CaseStatus, MessageDescriptor> = defineMessages({
  NEW: { id: 'cases.nextStep.NEW', defaultMessage: 'Fill in the details and records, then submit the case.' },
  IN_QC: {
    id: 'cases.nextStep.IN_QC',
    defaultMessage: 'The lab checks the records.',
  },
  IN_PRODUCTION_FILE_SYNC: {
    id: 'cases.nextStep.IN_PRODUCTION_FILE_SYNC',
    defaultMessage: 'The lab prepares the production files.',
  },
  REJECTED: {
    id: 'cases.nextStep.REJECTED',
    defaultMessage: 'Correct what the lab asked for, then submit the case again.',
  },
  IN_TS_GENERATING: {
    id: 'cases.nextStep.IN_TS_GENERATING',
    defaultMessage: 'The lab makes the treatment plan.',
  },
  IN_CUSTOMER_APPPROVE: {
    id: 'cases.nextStep.IN_CUSTOMER_APPPROVE',
    defaultMessage: 'Review the treatment plan and approve it, or say what should change.',
  },
  TS_REJECTED: {
    id: 'cases.nextStep.TS_REJECTED',
    defaultMessage: 'The lab revises the treatment plan as you asked.',
  },
  IN_CLEARANCE: {
    id: 'cases.nextStep.IN_CLEARANCE',
    defaultMessage: 'An admin of your company clears the case for manufacturing.',
  },
  UNCLEARED_FOR_MFG: {
    id: 'cases.nextStep.UNCLEARED_FOR_MFG',
    defaultMessage: 'The case is held back from manufacturing until an admin clears it.',
  },
  PRE_MFG: { id: 'cases.nextStep.PRE_MFG', defaultMessage: 'The lab starts manufacturing soon.' },
  IN_MFG: { id: 'cases.nextStep.IN_MFG', defaultMessage: 'The lab manufactures the appliances.' },
  ORDER_REJECTED: {
    id: 'cases.nextStep.ORDER_REJECTED',
    defaultMessage: 'The lab will contact you about the order.',
  },
  READY_FOR_SHIPPING: { id: 'cases.nextStep.READY_FOR_SHIPPING', defaultMessage: 'The lab books a courier.' },
  IN_SHIPPING: {
    id: 'cases.nextStep.IN_SHIPPING',
    defaultMessage: 'The courier is collecting the shipment.',
  },
  FIRST_MILE_SHIPPED: {
    id: 'cases.nextStep.FIRST_MILE_SHIPPED',
    // A case does not say where its parcel goes.
    defaultMessage:
      'The parcel is on its way. If it comes to you, send it on to the doctor; if it goes straight to the doctor, choose “Last mile shipped” once it is there.',
  },
  SHIPPED: {
    id: 'cases.nextStep.SHIPPED',
    defaultMessage: 'What was made for the case has been sent.',
  },
  ACTIVE: { id: 'cases.nextStep.ACTIVE', defaultMessage: 'The treatment is under way.' },
  COMPLETE: { id: 'cases.nextStep.COMPLETE', defaultMessage: 'The case is complete.' },
  CANCELED: {
    id: 'cases.nextStep.CANCELED',
    defaultMessage: 'The case was canceled. Nothing is left to do.',
  },
  CANCELED_REFINEMENT: {
    id: 'cases.nextStep.CANCELED_REFINEMENT',
    defaultMessage: 'The refinement was canceled. What was delivered before stays as it is.',
  },
  EXPIRED: {
    id: 'cases.nextStep.EXPIRED',
    defaultMessage: 'The case expired. Start a new case to treat this patient.',
  },
  PENDING_COURIER_PICKUP: {
    id: 'cases.nextStep.PENDING_COURIER_PICKUP',
    defaultMessage: 'Call the courier to collect the impressions, then choose “Courier notified”.',
  },
  AWAITING_IMPRESSION: {
    id: 'cases.nextStep.AWAITING_IMPRESSION',
    defaultMessage: 'The impressions are on their way to the lab.',
  },
});

/** What can be asked for when something was delivered, and what is on its way. */
export const deliveredMessages = {
  ...defineMessages({
    parcel: {
      id: 'cases.nextStep.parcel',
      defaultMessage: 'A parcel is on its way. Say when it has arrived, or that something is wrong with it.',
    },
    openParcel: { id: 'cases.nextStep.openParcel', defaultMessage: 'See the shipment' },
    allDelivered: {
      id: 'cases.nextStep.allDelivered',
      defaultMessage: 'Everything that was planned has been delivered.',
    },
    refinementOpen: {
      id: 'cases.nextStep.refinementOpen',
      defaultMessage: 'A refinement is asked for: the lab takes it up, or says why not.',
    },
    askForRequest: {
      id: 'cases.nextStep.askForRequest',
      defaultMessage: 'Ask for a retainer or replacement',
    },
    askForRefinement: { id: 'cases.nextStep.askForRefinement', defaultMessage: 'Ask for a refinement' },
    seeRefinement: { id: 'cases.nextStep.seeRefinement', defaultMessage: 'See the refinement' },
  }),
  moreToCome: defineMessage<{ delivered: number; last: number }>({
    id: 'cases.nextStep.moreToCome',
    defaultMessage: 'Stages 1 to {delivered} of {last} have been delivered; the next ones follow.',
  }),
  openRequests: defineMessage<{ count: number }>({
    id: 'cases.nextStep.openRequests',
    defaultMessage: '{count, plural, one {# request is open.} other {# requests are open.}}',
  }),
};
