import { Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DentalScene, SceneHit, ScenePoint } from '../../components/scene/scene.types';
import { viewerMessages } from './viewer.messages';

interface MeasureProps {
  readonly scene: DentalScene;
  /** A press on a tooth while nothing is measured. */
  onTooth(tooth: number): void;
}

/** Measures between two points that are pressed in the picture; otherwise a press chooses a tooth. */
export function Measure({ scene, onTooth }: MeasureProps) {
  const { formatMessage } = useIntl();
  const [points, setPoints] = useState<readonly ScenePoint[] | null>(null);
  const press = useEffectEvent(({ tooth, point }: SceneHit) => {
    if (points) setPoints(points.length === 1 ? [...points, point] : [point]);
    else if (tooth !== null) onTooth(tooth);
  });
  useEffect(() => {
    scene.onPress((hit) => press(hit));
    return () => scene.onPress(null);
  }, [scene]);
  const [from, to] = points ?? [];
  useEffect(() => scene.showLine(from && to ? [from, to] : null), [scene, from, to]);
  return (
    <Flex wrap gap={12} align="center">
      <Button aria-pressed={points !== null} onClick={() => setPoints(points ? null : [])}>
        {formatMessage(viewerMessages.measure)}
      </Button>
      <Typography.Text role="status">
        {points &&
          (from && to
            ? formatMessage(viewerMessages.measured, { mm: distance(from, to) })
            : formatMessage(from ? viewerMessages.measureHintSecond : viewerMessages.measureHint))}
      </Typography.Text>
    </Flex>
  );
}

/** Millimetres. */
function distance(from: ScenePoint, to: ScenePoint): number {
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}
