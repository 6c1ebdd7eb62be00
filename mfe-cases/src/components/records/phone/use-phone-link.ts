import { LIMITS, type AssetTypeKey, type PhoneLink } from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { useEndPhoneLinkMutation, useMakePhoneLinkMutation } from '../../../api/records.api';

/** Leave for a phone to fill a slot, for as long as the component is there. A newer one takes its place when it is over. */
export function usePhoneLink(
  caseUuid: string,
  assetType: AssetTypeKey,
): {
  readonly link: PhoneLink | null;
  readonly isOver: boolean;
  /** The server makes none; the portal's notice says why. */
  readonly isRefused: boolean;
  renew(): void;
} {
  const [make] = useMakePhoneLinkMutation();
  const [end] = useEndPhoneLinkMutation();
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<PhoneLink | 'over' | 'refused' | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = true;
    const making = make({ caseUuid, assetType }).unwrap();
    making.then(
      (link) => {
        if (!isCurrent) return;
        setMade(link);
        // Not until its end by the server's clock, which may be another than this one.
        timer = setTimeout(() => setMade('over'), LIMITS.phoneLinkMinutes * 60_000);
      },
      () => isCurrent && setMade('refused'),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // One that cannot be told is over after its minutes.
      making.then(({ uuid }) => end(uuid).unwrap()).catch(() => undefined);
    };
  }, [caseUuid, assetType, attempt, make, end]);

  return {
    link: typeof made === 'string' ? null : made,
    isOver: made === 'over',
    isRefused: made === 'refused',
    renew: () => {
      setMade(null);
      setAttempt(attempt + 1);
    },
  };
}
