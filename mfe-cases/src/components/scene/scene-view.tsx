import type { Arch } from '@portal/shared/contract';
import { Flex, Typography } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { lookFrom, type Look } from './arch-of-view';
import { SceneControls } from './scene-controls';
import { steerByKey } from './scene-keys';
import { archMessages, sceneMessages } from './scene.messages';
import styles from './scene.module.css';
import { SceneStateCover } from './scene-state-cover';
import type { DentalScene, SceneFile } from './scene.types';
import { useDentalScene, type SceneState } from './use-dental-scene';

interface SceneViewProps {
  /** Must be the same array in every render, or the files are loaded again. */
  readonly files: readonly SceneFile[];
  /** Text for screen readers: what the picture shows besides the arches. */
  readonly detail?: string;
  onRetry(): void;
  /** Called with the scene once it can be drawn, and with null when it is gone. Must be the same function in every render. */
  readonly onScene?: (scene: DentalScene | null) => void;
  /** Shown between the picture and the controls. */
  readonly children?: (state: SceneState) => ReactNode;
}

const FRONT: Look = { arch: 'both', view: 'front' };

/** Arches in 3D, turned and zoomed by pointer and keyboard (CA-14). */
export function SceneView({ files, detail, onRetry, onScene, children }: SceneViewProps) {
  const { formatMessage } = useIntl();
  const { host, state } = useDentalScene(files);
  const [viewSettings, setViewSettings] = useState(FRONT);
  const help = useId();
  const scene = state.status === 'ready' ? state.scene : null;
  const whole = useRef<HTMLDivElement>(null);
  // After the effects of the children, which set what the first frame shows.
  useEffect(() => scene?.start(), [scene]);
  useEffect(() => {
    onScene?.(scene);
    return () => onScene?.(null);
  }, [scene, onScene]);
  const showArch = (arch: Arch): void => {
    setViewSettings({ ...viewSettings, arch });
    scene?.showArch(arch);
  };
  const [onlyJaw] = scene?.jaws.length === 1 ? scene.jaws : [];
  const label = [formatMessage(archMessages[onlyJaw ?? viewSettings.arch]), detail]
    .filter(Boolean)
    .join(', ');
  return (
    <Flex vertical gap={12} ref={whole} className={styles.whole}>
      <div className={styles.frame}>
        <div
          ref={host}
          className={styles.host}
          role="img"
          aria-label={label}
          aria-describedby={help}
          tabIndex={scene ? 0 : -1}
          onKeyDown={(event) => scene && steerByKey(scene, event)}
        />
        {!scene && <SceneStateCover state={state} onRetry={onRetry} />}
      </div>
      {children?.(state)}
      {scene && (
        <SceneControls
          scene={scene}
          arch={viewSettings.arch}
          whole={whole}
          onArch={showArch}
          onView={(view) => {
            const next = lookFrom(view, viewSettings);
            setViewSettings(next);
            scene.showArch(next.arch);
            scene.look(view);
          }}
        />
      )}
      <Typography.Text id={help} type="secondary">
        {formatMessage(sceneMessages.help)}
      </Typography.Text>
    </Flex>
  );
}
