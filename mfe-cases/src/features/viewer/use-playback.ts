import { useAppearance } from '@portal/shared/appearance';
import { useEffect, useEffectEvent } from 'react';

/** How long a stage is on screen before the next one. */
const STAGE_MS = 450;
/** Where the person or the system wants no motion, whole stages follow one another, slowly enough to be looked at. */
const STILL_STAGE_MS = 1_000;

interface Playback {
  readonly isPlaying: boolean;
  /** Where it goes on from. */
  readonly stage: number;
  readonly count: number;
  /** Between two stages too. */
  onFrame(stage: number): void;
  onStage(stage: number): void;
}

/** Goes through the stages as long as it is told to, and no further than to the last one. */
export function usePlayback({ isPlaying, stage, count, onFrame, onStage }: Playback): void {
  const { animations } = useAppearance();
  const isStill = !animations || globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const begin = useEffectEvent(() => stage);
  const show = useEffectEvent(onFrame);
  const reach = useEffectEvent(onStage);
  useEffect(() => {
    if (!isPlaying) return;
    const first = begin();
    let reached = first;
    const arriveAt = (next: number): void => {
      reached = next;
      reach(next);
    };
    if (isStill) {
      const timer = setInterval(() => {
        show(reached + 1);
        arriveAt(reached + 1);
        if (reached >= count) clearInterval(timer);
      }, STILL_STAGE_MS);
      return () => clearInterval(timer);
    }
    let start: number | null = null;
    let frame = requestAnimationFrame(function next(now) {
      start ??= now;
      const place = Math.min(count, first + (now - start) / STAGE_MS);
      show(place);
      if (Math.floor(place) > reached) arriveAt(Math.floor(place));
      if (place < count) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, count, isStill]);
}
