import { api } from '@portal/shared/api';
import { checksPhotos, type AssetTypeKey } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { checkFile, checkPhoto, type PhotoWarning } from '@portal/shared/uploads';
import { useEffect, useRef, useState } from 'react';
import { sendPicture } from './send-picture';

/** Milliseconds to wait for what a picture looks like. After that it can be sent: the desk looks at it, too. */
const LOOK_MS = 3_000;

/** What keeps a file from being sent: found here by its name and size, or an error of a call. */
export type PictureProblem = NonNullable<ReturnType<typeof checkFile>> | Error;

export type PhoneStep =
  | { readonly kind: 'opening' | 'over' | 'done' }
  /** The calls fail; the page offers another try. */
  | { readonly kind: 'failed'; readonly problem: Error }
  | { readonly kind: 'asking'; readonly slot: AssetTypeKey; readonly problem: PictureProblem | null }
  | { readonly kind: 'checking'; readonly slot: AssetTypeKey; readonly file: File }
  | {
      readonly kind: 'chosen';
      readonly slot: AssetTypeKey;
      readonly file: File;
      readonly warning: PhotoWarning | null;
      readonly problem: Error | null;
    }
  | {
      readonly kind: 'sending';
      readonly slot: AssetTypeKey;
      readonly file: File;
      /** Bytes. */
      readonly sent: number;
      readonly isWaiting: boolean;
    };

/** The way of one picture from a phone's camera to a slot, step by step. */
export function usePhonePicture(token: string | null) {
  const [step, setStep] = useState<PhoneStep>({ kind: token ? 'opening' : 'over' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    const show = (next: PhoneStep) => isCurrent && setStep(next);
    api.call('POST /phoneLink/slot', { body: { token } }, { quiet: true }).then(
      ({ assetType }) => show({ kind: 'asking', slot: assetType, problem: null }),
      (error: unknown) =>
        show(isOver(error) ? { kind: 'over' } : { kind: 'failed', problem: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  // Whoever opens another code in this tab, or leaves it, sends no picture to the slot of before.
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  return {
    step,
    retry: () => {
      setStep({ kind: 'opening' });
      setAttempt(attempt + 1);
    },
    choose: async (slot: AssetTypeKey, file: File) => {
      const problem = checkFile(file, slot);
      if (problem) return setStep({ kind: 'asking', slot, problem });
      setStep({ kind: 'checking', slot, file });
      const warning = checksPhotos(slot) ? await findWarning(file) : null;
      setStep({ kind: 'chosen', slot, file, warning, problem: null });
    },
    forget: (slot: AssetTypeKey) => setStep({ kind: 'asking', slot, problem: null }),
    send: async (slot: AssetTypeKey, file: File) => {
      if (!token) return;
      const { signal } = (sending.current = new AbortController());
      const show = (next: PhoneStep) => !signal.aborted && setStep(next);
      const begun = { kind: 'sending', slot, file } as const;
      show({ ...begun, sent: 0, isWaiting: false });
      try {
        await sendPicture(token, file, {
          onProgress: (sent) => show({ ...begun, sent, isWaiting: false }),
          onWaiting: () => show({ ...begun, sent: 0, isWaiting: true }),
          signal,
        });
        show({ kind: 'done' });
      } catch (error) {
        if (isOver(error)) return show({ kind: 'over' });
        // Whoever has sent a picture has decided on what it looks like.
        show({ kind: 'chosen', slot, file, warning: null, problem: toError(error) });
      }
    },
  };
}

/** Null also for what this browser cannot draw, or not in time. */
async function findWarning(file: File): Promise<PhotoWarning | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOOK_MS));
  const [warning] = (await Promise.race([checkPhoto(file), late])) ?? [];
  return warning ?? null;
}

function isOver(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'phoneLinkOver';
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
