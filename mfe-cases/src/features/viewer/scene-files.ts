import type { ViewerModel } from '@portal/shared/contract';
import { scanFormat } from '../../components/records/file-parts';
import type { SceneFile } from '../../components/scene/scene.types';

/** The files to show of a plan: its models or, without any, the newest scan of each arch. */
export function sceneFiles(files: ViewerModel['files']): readonly SceneFile[] {
  const models = files.filter(({ contentType }) => contentType === 'model/gltf-binary');
  if (models.length > 0) return models.map(({ url }) => ({ url, format: 'glb', jaw: null }));
  return (['upper', 'lower'] as const).flatMap((jaw): SceneFile[] => {
    const slot = jaw === 'upper' ? 'uprImp' : 'lwrImp';
    const scan = files.findLast((file) => file.assetType === slot && scanFormat(file));
    const format = scan && scanFormat(scan);
    return format ? [{ url: scan.url, format, jaw }] : [];
  });
}
