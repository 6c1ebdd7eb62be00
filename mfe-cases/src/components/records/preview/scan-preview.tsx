import { useMemo, useState } from 'react';
import { SceneView } from '../../scene/scene-view';
import type { SceneFile } from '../../scene/scene.types';

/** One scan in 3D, to be turned and zoomed. */
export function ScanPreview({ url, format, jaw }: SceneFile) {
  const [attempt, setAttempt] = useState(0);
  const files = useMemo((): readonly SceneFile[] => [{ url, format, jaw }], [url, format, jaw]);
  return <SceneView key={attempt} files={files} onRetry={() => setAttempt(attempt + 1)} />;
}
