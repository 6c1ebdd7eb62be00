import type { CaseAsset } from '@portal/shared/contract';
import { useMemo, useState } from 'react';
import type { SceneFile } from '../../scene/scene.types';
import { SceneView } from '../../scene/scene-view';

/** A scan in 3D. */
export function ScanPreview({ asset, url }: { asset: CaseAsset; url: string }) {
  const [attempt, setAttempt] = useState(0);
  const jaw = asset.assetType === 'lwrImp' ? 'lower' : 'upper';
  const files = useMemo((): readonly SceneFile[] => [{ url, format: 'stl', jaw }], [url, jaw]);
  return <SceneView key={attempt} files={files} onRetry={() => setAttempt(attempt + 1)} />;
}
