import { Alert, Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  clearChoices,
  domainsWithChoice,
  isOverridden,
  knownOverrides,
  remotesOf,
  type Feed,
  type Override,
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
  const isChanged = wanted.length + picked.length > 0;
  const isBack = wanted.some((override) => !isOverridden(override) && !silent.has(override.id));
  const reload = () => location.reload();
  return (
    <>
      <Alert
        type={isChanged ? 'warning' : 'info'}
        banner
        role="status"
        title={
          <Flex wrap gap="4px 16px">
            {!isChanged && formatMessage(sourcesMessages.unchanged)}
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
        }
        action={
          <Flex wrap gap={8}>
            {isBack && (
              <Button size="small" type="primary" onClick={() => confirmDiscard(reload)}>
                {formatMessage(sourcesMessages.load)}
              </Button>
            )}
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {formatMessage(sourcesMessages.title)}
            </Button>
            {(isChanged || overrides.length > 0) && (
              <Button size="small" onClick={() => confirmDiscard(clearChoices)}>
                {formatMessage(sourcesMessages.clear)}
              </Button>
            )}
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

function newsOf(override: Override, silent: ReadonlySet<string>) {
  const { fromSource, gone, absent, back } = sourcesMessages;
  if (isOverridden(override)) return silent.has(override.id) ? gone : fromSource;
  return silent.has(override.id) ? absent : back;
}
