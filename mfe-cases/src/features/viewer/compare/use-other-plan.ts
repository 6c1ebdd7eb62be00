import type { Plan, ViewerModel } from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { useLazyViewerModelQuery, useRenewLinkMutation } from '../../../api/plans.api';
import { fetchBytes } from '../../../components/scene/fetch-bytes';
import type { DentalScene, Jaw, SceneFile } from '../../../components/scene/scene.types';
import type { CaseListName } from '../../../domain/case-paths';
import { sceneFiles } from '../scene-files';

/** The other plan of a comparison. */
export type OtherPlan =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly plan: Plan;
      readonly files: readonly SceneFile[];
      /** Arches of this plan that the model of the other one lacks. */
      readonly absentJaws: readonly Jaw[];
    };

const NONE: OtherPlan = { status: 'none' };

/**
 * Loads the model of another plan and hands it to the scene as what the second stage is of; null for none. `reload` does so once more:
 * the addresses of its files expire within minutes.
 */
export function useOtherPlan(
  scene: DentalScene,
  list: CaseListName,
  plan: Plan | null,
): { readonly other: OtherPlan; reload(): void } {
  const [askLink] = useRenewLinkMutation();
  const [askModel] = useLazyViewerModelQuery();
  const [other, setOther] = useState<OtherPlan>(NONE);
  const [round, setRound] = useState(0);
  const planUuid = plan?.uuid ?? null;
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const update = (next: OtherPlan): void => {
      if (!signal.aborted) setOther(next);
    };
    const load = async (uuid: string): Promise<OtherPlan> => {
      const { url } = await askLink({ list, planUuid: uuid }).unwrap();
      const model: ViewerModel = await askModel(url.slice(url.lastIndexOf('/') + 1)).unwrap();
      const files = sceneFiles(model.files).filter(({ format }) => format === 'glb');
      if (files.length === 0) throw new Error('The plan has no model');
      const sources = await Promise.all(
        files.map(async (file) => ({
          file,
          bytes: await fetchBytes(file.url, { signal, onProgress: () => undefined }),
        })),
      );
      signal.throwIfAborted();
      const jaws = await scene.compareWith(sources);
      const absentJaws = scene.jaws.filter((jaw) => !jaws.includes(jaw));
      return { status: 'ready', plan: model.plan, files, absentJaws };
    };
    if (planUuid !== null) {
      queueMicrotask(() => update({ status: 'loading' }));
      load(planUuid).then(update, () => update({ status: 'failed' }));
    }
    return () => {
      leaving.abort();
      setOther(NONE);
      void scene.compareWith(null);
    };
  }, [scene, list, planUuid, round, askLink, askModel]);
  return { other, reload: () => setRound((before) => before + 1) };
}
