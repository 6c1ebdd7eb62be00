import type { Arch, BatchNumber, RequestType } from '@portal/shared/contract';
import { defineMessage } from 'react-intl';

/** What a parcel brings for a case. */
export const contentMessages = {
  request: defineMessage<{
    identifier: string;
    type: RequestType;
    arch: Arch;
    fromStep: number;
    toStep: number;
    isOne: 'yes' | 'no';
  }>({
    id: 'shipments.content.request',
    defaultMessage:
      '{type, select, retainer {Retainer} other {Replacement}} {identifier} ({arch, select, upper {upper arch} lower {lower arch} other {both arches}}, {isOne, select, yes {stage {fromStep}} other {stages {fromStep}–{toStep}}})',
  }),
  refinement: defineMessage<{ number: number }>({
    id: 'shipments.content.refinement',
    defaultMessage: 'Refinement {number}',
  }),
  batch: defineMessage<{ number: BatchNumber }>({
    id: 'shipments.content.batch',
    defaultMessage:
      '{number, select, 1st {1st batch} 2nd {2nd batch} 3rd {3rd batch} 4th {4th batch} other {Refinement}}',
  }),
  stages: defineMessage<{ words: string; fromStage: number; toStage: number }>({
    id: 'shipments.content.stages',
    defaultMessage: '{words}, stages {fromStage}–{toStage}',
  }),
};
