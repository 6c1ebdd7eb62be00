import { useEffect, useRef, useState, type RefObject } from 'react';
import { fetchBytes } from './fetch-bytes';
import type { DentalScene, SceneFile } from './scene.types';

export type SceneState =
  /** `share` of the bytes, from 0 to 1. */
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'failed' }
  | { readonly status: 'noWebGl' }
  | { readonly status: 'ready'; readonly scene: DentalScene };

interface Loading {
  readonly files: readonly SceneFile[];
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  onShare(share: number): void;
  onLost(): void;
}

/** Loads the files and the 3D code, and draws in `host` until the component is unmounted. Another `files` array loads again. */
export function useDentalScene(files: readonly SceneFile[]): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: SceneState;
} {
  const host = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SceneState>(() =>
    hasWebGl() ? { status: 'loading', share: 0 } : { status: 'noWebGl' },
  );
  useEffect(() => {
    if (!host.current || !hasWebGl()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let scene: DentalScene | null = null;
    const update = (next: SceneState): void => {
      if (!signal.aborted) setState(next);
    };
    load({
      files,
      host: host.current,
      signal,
      onShare: (share) => update({ status: 'loading', share }),
      onLost: () => update({ status: 'failed' }),
    }).then(
      (made) => {
        if (signal.aborted) return made.dispose();
        scene = made;
        update({ status: 'ready', scene });
      },
      () => update({ status: 'failed' }),
    );
    return () => {
      leaving.abort();
      scene?.dispose();
    };
  }, [files]);
  return { host, state };
}

async function load({ files, host, signal, onShare, onLost }: Loading): Promise<DentalScene> {
  const arrived = files.map(() => ({ bytes: 0, all: 0 }));
  const share = (): number => {
    const sum = (key: 'bytes' | 'all') => arrived.reduce((total, part) => total + part[key], 0);
    // The total is unknown until every file has begun to arrive.
    return arrived.some(({ all }) => all === 0) ? 0 : sum('bytes') / sum('all');
  };
  const [{ createDentalScene }, ...sources] = await Promise.all([
    import(/* webpackChunkName: "dental-scene" */ './three/dental-scene'),
    ...files.map(async (file, index) => ({
      file,
      bytes: await fetchBytes(file.url, {
        signal,
        onProgress: (bytes, all) => {
          arrived[index] = { bytes, all };
          onShare(share());
        },
      }),
    })),
  ]);
  signal.throwIfAborted();
  return createDentalScene(sources, { host, onLost });
}

let webGlAnswer: boolean | undefined;

/** Whether the browser can draw in 3D. Checked once, before the 3D code is loaded. */
function hasWebGl(): boolean {
  webGlAnswer ??= askForWebGl();
  return webGlAnswer;
}

function askForWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return Boolean(context);
}
