import type { ViewerModel } from '@portal/shared/contract';
import type { SceneFile } from '../../components/scene/scene.types';

/** The files to show of a plan: its models or, without any, the newest scan of each arch. */
export function sceneFiles(files: ViewerModel['files']): readonly SceneFile[] {
  const models = files.filter(({ contentType }) => contentType === 'model/gltf-binary');
  if (models.length > 0) return models.map(({ url }) => ({ url, format: 'glb', jaw: null }));
  return (['upper', 'lower'] as const).flatMap((jaw): SceneFile[] => {
    const slot = jaw === 'upper' ? 'uprImp' : 'lwrImp';
    const scan = files.findLast(
      ({ assetType, contentType }) => assetType === slot && contentType === 'model/stl',
    );
    return scan ? [{ url: scan.url, format: 'stl', jaw }] : [];
  });
}
