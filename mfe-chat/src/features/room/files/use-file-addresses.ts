import { useEffect, useEffectEvent, useState } from 'react';
import { useMessageFilesQuery } from '../../../api/files.api';
import { useIsVisible } from '../log/use-is-visible';

/** Addresses live for a quarter of an hour; they are asked for again before that. */
const FRESH_MS = 10 * 60_000;
/** So often their age is looked at: a renewal that fails is tried again before they are over. */
const CHECK_MS = 60_000;

/**
 * Where the files of a message can be read, from when they first come near the view. The addresses stay valid while the files are near
 * and the tab is seen; those of other messages are renewed when they come back, so that a room with hundreds of files asks for few.
 */
export function useFileAddresses(messageId: string, isNear: boolean) {
  const isVisible = useIsVisible();
  // From then on the addresses stay: without them an open preview would close.
  const [isAsked, setAsked] = useState(false);
  if (isNear && !isAsked) setAsked(true);
  const query = useMessageFilesQuery(messageId, { skip: !isAsked });
  const renewOld = useEffectEvent(() => {
    const { fulfilledTimeStamp } = query;
    if (fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > FRESH_MS) void query.refetch();
  });
  const isShown = isNear && isVisible;
  useEffect(() => {
    if (!isShown) return undefined;
    renewOld();
    const timer = setInterval(() => renewOld(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  return query;
}
