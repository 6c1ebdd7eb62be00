import { useAppearance } from '@portal/shared/appearance';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds from one stage to the next. */
const STAGE_MS = 450;
/** Milliseconds per stage without motion: the picture jumps from stage to stage, slowly enough to look at each. */
const STILL_STAGE_MS = 1_000;

interface Playback {
  readonly isPlaying: boolean;
  /** Stage from which playback continues. */
  readonly stage: number;
  readonly count: number;
  /** Called with fractions, too: a place between two stages. */
  onFrame(stage: number): void;
  onStage(stage: number): void;
}

/** Plays the stages while `isPlaying`, and stops at the last one. */
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
