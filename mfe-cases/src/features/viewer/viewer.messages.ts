import { defineMessage, defineMessages } from 'react-intl';

export const viewerMessages = {
  ...defineMessages({
    loading: { id: 'cases.viewer.loading', defaultMessage: 'Treatment plan in 3D' },
    back: { id: 'cases.viewer.back', defaultMessage: 'Back to the case' },
    toCases: { id: 'cases.viewer.toCases', defaultMessage: 'Go to the cases' },
    over: { id: 'cases.viewer.over', defaultMessage: 'This link is no longer valid' },
    overHint: {
      id: 'cases.viewer.overHint',
      defaultMessage: 'A link to the viewer works for half an hour. Open the plan again from its case.',
    },
    scansOnly: {
      id: 'cases.viewer.scansOnly',
      defaultMessage: 'This plan has no 3D model yet. These are the scans it is based on.',
    },
    nothing: {
      id: 'cases.viewer.nothing',
      defaultMessage: 'This plan has neither a 3D model nor scans to show.',
    },
    filesChanged: {
      id: 'cases.viewer.filesChanged',
      defaultMessage: 'The lab has changed the files of this plan.',
    },
    showFiles: { id: 'cases.viewer.showFiles', defaultMessage: 'Show' },
    stages: { id: 'cases.viewer.stages', defaultMessage: 'Stages' },
    stage: { id: 'cases.viewer.stage', defaultMessage: 'Stage' },
    previous: { id: 'cases.viewer.previous', defaultMessage: 'Previous stage' },
    next: { id: 'cases.viewer.next', defaultMessage: 'Next stage' },
    play: { id: 'cases.viewer.play', defaultMessage: 'Play' },
    pause: { id: 'cases.viewer.pause', defaultMessage: 'Pause' },
    compare: { id: 'cases.viewer.compare', defaultMessage: 'Compare with another stage' },
    other: { id: 'cases.viewer.other', defaultMessage: 'Stage to compare with' },
    legend: { id: 'cases.viewer.legend', defaultMessage: 'Legend' },
    otherPlan: { id: 'cases.viewer.otherPlan', defaultMessage: 'Compare with another plan' },
    thisPlan: { id: 'cases.viewer.thisPlan', defaultMessage: 'This plan' },
    distances: { id: 'cases.viewer.distances', defaultMessage: 'Distance in colours' },
    distanceLegend: { id: 'cases.viewer.distanceLegend', defaultMessage: 'Distance of the teeth' },
    sideBySide: { id: 'cases.viewer.sideBySide', defaultMessage: 'Side by side' },
    otherFailed: {
      id: 'cases.viewer.otherFailed',
      defaultMessage: 'The model of the other plan could not be loaded. This plan is shown alone.',
    },
    measure: { id: 'cases.viewer.measure', defaultMessage: 'Measure' },
    measureHint: { id: 'cases.viewer.measureHint', defaultMessage: 'Press two points in the picture.' },
    measureHintSecond: { id: 'cases.viewer.measureHintSecond', defaultMessage: 'Press the second point.' },
  }),
  otherLacks: defineMessage<{ number: number; arch: 'upper' | 'lower' }>({
    id: 'cases.viewer.otherLacks',
    defaultMessage:
      'The model of plan {number} has no {arch, select, upper {upper} other {lower}} arch to compare with.',
  }),
  title: defineMessage<{ number: number; identifier: string }>({
    id: 'cases.viewer.title',
    defaultMessage: '{identifier}, plan {number}',
  }),
  extent: defineMessage<{ upper: number; lower: number; weeks: number }>({
    id: 'cases.viewer.extent',
    defaultMessage:
      'Upper stages: {upper}, lower stages: {lower}, {weeks, plural, one {# week} other {# weeks}}',
  }),
  stageOf: defineMessage<{ stage: number; count: number; weeks: number }>({
    id: 'cases.viewer.stageOf',
    defaultMessage:
      'Stage {stage} of {count}, {weeks, plural, =0 {before treatment} one {after # week} other {after # weeks}}',
  }),
  archStages: defineMessage<{ upper: number; upperCount: number; lower: number; lowerCount: number }>({
    id: 'cases.viewer.archStages',
    defaultMessage: 'Upper {upper} of {upperCount}, lower {lower} of {lowerCount}',
  }),
  comparedWith: defineMessage<{ stage: number }>({
    id: 'cases.viewer.comparedWith',
    defaultMessage: 'compared with stage {stage}',
  }),
  onlyStage: defineMessage<{ stage: number }>({
    id: 'cases.viewer.onlyStage',
    defaultMessage: 'Stage {stage}',
  }),
  planNumber: defineMessage<{ number: number }>({
    id: 'cases.viewer.planNumber',
    defaultMessage: 'Plan {number}',
  }),
  planStage: defineMessage<{ number: number; stage: number }>({
    id: 'cases.viewer.planStage',
    defaultMessage: 'Plan {number}, stage {stage}',
  }),
  measured: defineMessage<{ mm: number }>({
    id: 'cases.viewer.measured',
    defaultMessage: '{mm, number, ::.0} mm between the two points',
  }),
  fromMm: defineMessage<{ mm: number }>({
    id: 'cases.viewer.fromMm',
    defaultMessage: '{mm, number} mm',
  }),
  fromMmOn: defineMessage<{ mm: number }>({
    id: 'cases.viewer.fromMmOn',
    defaultMessage: '{mm, number} mm and more',
  }),
};
