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

/** Whether two readings of a plan have the same files to draw. Their addresses are others with each reading. */
export function hasSameFiles(one: ViewerModel, other: ViewerModel): boolean {
  return namesOf(one) === namesOf(other);
}

function namesOf({ files }: ViewerModel): string {
  const drawn = files.filter((file) => file.contentType === 'model/gltf-binary' || scanFormat(file));
  return JSON.stringify(drawn.map(({ assetType, name }) => [assetType, name]));
}
