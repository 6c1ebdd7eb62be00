import { hasUnsavedInput } from '@portal/shared/ui';
import { areUploading, uploads } from '@portal/shared/uploads';
import { useEffect, useRef } from 'react';

/** What a logout, which is one in all tabs, takes from one of them. */
interface AtStake {
  /** How many are still being uploaded. */
  readonly files: number;
  readonly isUnsaved: boolean;
}

const QUESTION = 'asked';
/** How long other tabs have for their answer, in milliseconds. One that the browser has frozen gives none. */
const WAIT_MS = 200;

function findHere(): AtStake {
  const files = uploads.items().filter((item) => areUploading([item])).length;
  return { files, isUnsaved: hasUnsavedInput() };
}

/** Finds what a logout would take from all tabs of this browser, and answers the others that ask the same. */
export function useAtStake(): () => Promise<{ files: number; isUnsavedElsewhere: boolean }> {
  const tabs = useRef<BroadcastChannel>(null);
  const answers = useRef<AtStake[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel('portal.atStake');
    channel.onmessage = ({ data }: MessageEvent<AtStake | typeof QUESTION>) => {
      if (data === QUESTION) channel.postMessage(findHere());
      else answers.current.push(data);
    };
    tabs.current = channel;
    return () => channel.close();
  }, []);
  return async () => {
    answers.current = [];
    tabs.current?.postMessage(QUESTION);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return {
      files: answers.current.reduce((sum, { files }) => sum + files, findHere().files),
      isUnsavedElsewhere: answers.current.some(({ isUnsaved }) => isUnsaved),
    };
  };
}
