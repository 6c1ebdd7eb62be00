import { defineMessage, defineMessages } from 'react-intl';

export const sourcesMessages = defineMessages({
  fromSource: defineMessage<{ id: string; url: string }>({
    id: 'shell.sources.fromSource',
    defaultMessage: '{id} comes from {url}',
  }),
  gone: defineMessage<{ id: string; url: string }>({
    id: 'shell.sources.gone',
    defaultMessage: '{url} does not answer any more. The page goes on with what it has loaded of {id}.',
  }),
  absent: defineMessage<{ id: string; url: string }>({
    id: 'shell.sources.absent',
    defaultMessage: '{url} does not answer. You see the release of {id}.',
  }),
  back: defineMessage<{ id: string; url: string }>({
    id: 'shell.sources.back',
    defaultMessage: '{url} answers again. You see the release of {id}.',
  }),
  picked: defineMessage<{ id: string; version: string }>({
    id: 'shell.sources.picked',
    defaultMessage: 'You chose release {version} of {id}.',
  }),
  preview: defineMessage<{ id: string; version: string; until: number }>({
    id: 'shell.sources.preview',
    defaultMessage:
      'Preview: this tab has {version} of {id} until {until, time, short}. All others have what is released.',
  }),
  previewExpired: defineMessage<{ id: string; version: string }>({
    id: 'shell.sources.previewExpired',
    defaultMessage: 'The preview of {version} of {id} has ended. You see the portal as it is released.',
  }),
  previewForged: {
    id: 'shell.sources.previewForged',
    defaultMessage:
      'This preview link is not whole, or was not made for this portal. You see the portal as it is released.',
  },
  previewGone: defineMessage<{ id: string; version: string }>({
    id: 'shell.sources.previewGone',
    defaultMessage:
      'The preview of {version} of {id} cannot be shown: this release was removed. You see the portal as it is released.',
  }),
  previewUnchecked: defineMessage<{ id: string; version: string }>({
    id: 'shell.sources.previewUnchecked',
    defaultMessage:
      'The preview of {version} of {id} could not be loaded. You see the portal as it is released; load the page again to try once more.',
  }),
  previewed: defineMessage<{ version: string }>({
    id: 'shell.sources.previewed',
    defaultMessage: 'Release {version}, of a preview link',
  }),
  unchanged: {
    id: 'shell.sources.unchanged',
    defaultMessage: 'You see the portal as it is released.',
  },
  load: { id: 'shell.sources.load', defaultMessage: 'Load it' },
  clear: { id: 'shell.sources.clear', defaultMessage: 'Back to the release' },
  title: { id: 'shell.sources.title', defaultMessage: 'Releases in this browser' },
  hint: {
    id: 'shell.sources.hint',
    defaultMessage: 'A choice is kept in this browser and reloads the page. Nobody else sees it.',
  },
  shell: { id: 'shell.sources.shell', defaultMessage: 'Shell' },
  release: defineMessage<{ version: string }>({
    id: 'shell.sources.release',
    defaultMessage: 'Release {version}',
  }),
  newer: defineMessage<{ version: string; percent: number }>({
    id: 'shell.sources.newer',
    defaultMessage: 'Release {version}, rolled out to {percent, number} % of the people',
  }),
  earlier: defineMessage<{ version: string }>({
    id: 'shell.sources.earlier',
    defaultMessage: 'Release {version}, the one before',
  }),
  source: defineMessage<{ url: string }>({
    id: 'shell.sources.source',
    defaultMessage: 'Source at {url}',
  }),
});

/** Isolates an address or a version, which read left to right in every language. */
export function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}
