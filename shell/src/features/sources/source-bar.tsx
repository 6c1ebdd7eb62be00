import { Alert, Button, Flex } from 'antd';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import {
  areOverridesAllowed,
  clearChoices,
  domainsWithChoice,
  dropPreview,
  followPreview,
  isOverridden,
  knownOverrides,
  knownPreview,
  remotesOf,
  type Feed,
  type Override,
  type Preview,
} from '../../federation';
import { useDiscardQuestion } from '../../unsaved-input';
import { SourcePanel } from './source-panel';
import { isolate, sourcesMessages } from './sources.messages';
import { useSilent } from './use-silent';

interface SourceBarProps {
  readonly shell: string;
  readonly signed: Feed;
  readonly chosen: Feed;
}

/** Shows which domains do not run the live release in this browser, and opens the choice among their releases. */
export function SourceBar({ shell, signed, chosen }: SourceBarProps) {
  const { formatMessage } = useIntl();
  const confirmDiscard = useDiscardQuestion();
  const [isOpen, setOpen] = useState(false);
  const overrides = useMemo(() => knownOverrides(), []);
  const wanted = useMemo(() => overrides.filter(({ isOff }) => !isOff), [overrides]);
  const silent = useSilent(wanted);
  const picked = useMemo(
    () => domainsWithChoice(signed).filter((id) => !wanted.some((override) => override.id === id)),
    [signed, wanted],
  );
  const preview = useSyncExternalStore(followPreview, knownPreview);
  const isChanged = wanted.length + picked.length > 0 || preview !== null;
  const isBack = wanted.some((override) => !isOverridden(override) && !silent.has(override.id));
  const reload = () => location.reload();
  const clear = () => {
    dropPreview();
    clearChoices();
  };
  return (
    <>
      <Alert
        type={isChanged ? 'warning' : 'info'}
        banner
        role="status"
        title={
          <Flex wrap gap="8px 16px" align="center">
            <Flex wrap gap="4px 16px" flex="1 1 240px">
              {!isChanged && formatMessage(sourcesMessages.unchanged)}
              {preview && <PreviewText preview={preview} />}
              {wanted.map((override) => (
                <span key={override.id}>
                  {formatMessage(newsOf(override, silent), {
                    id: override.id,
                    url: isolate(override.url),
                  })}
                </span>
              ))}
              {picked.map((id) => (
                <span key={id}>
                  {formatMessage(sourcesMessages.picked, {
                    id,
                    version: isolate(remotesOf(chosen)[id]?.version ?? ''),
                  })}
                </span>
              ))}
            </Flex>
            <Flex wrap gap={8}>
              {isBack && (
                <Button size="small" type="primary" onClick={() => confirmDiscard(reload)}>
                  {formatMessage(sourcesMessages.load)}
                </Button>
              )}
              {areOverridesAllowed() && (
                <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  {formatMessage(sourcesMessages.title)}
                </Button>
              )}
              {(isChanged || overrides.length > 0) && (
                <Button size="small" onClick={() => confirmDiscard(clear)}>
                  {formatMessage(sourcesMessages.clear)}
                </Button>
              )}
            </Flex>
          </Flex>
        }
      />
      <SourcePanel
        {...{ shell, signed, chosen, overrides, isOpen }}
        onClose={() => setOpen(false)}
        onChosen={reload}
      />
    </>
  );
}

/** The release of a preview link and when it ends, or why the link brought none. */
function PreviewText({ preview }: { preview: Preview }) {
  const { formatMessage } = useIntl();
  const { id } = preview;
  if (preview.kind === 'active') {
    const version = isolate(preview.release.version);
    return <span>{formatMessage(sourcesMessages.preview, { id, version, until: preview.until })}</span>;
  }
  const text = {
    expired: sourcesMessages.previewExpired,
    gone: sourcesMessages.previewGone,
    unchecked: sourcesMessages.previewUnchecked,
  };
  if (preview.kind === 'forged') return <span>{formatMessage(sourcesMessages.previewForged)}</span>;
  return <span>{formatMessage(text[preview.kind], { id, version: isolate(preview.version) })}</span>;
}

function newsOf(override: Override, silent: ReadonlySet<string>) {
  const { fromSource, gone, absent, back } = sourcesMessages;
  if (isOverridden(override)) return silent.has(override.id) ? gone : fromSource;
  return silent.has(override.id) ? absent : back;
}
