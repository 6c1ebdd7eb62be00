import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  RedoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { ARCHES, type Arch } from '@portal/shared/contract';
import { Button, Flex, Segmented, Space } from 'antd';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ZOOM_STEP } from './scene-keys';
import { archMessages, sceneMessages, viewMessages } from './scene.messages';
import { useFullScreen } from './use-full-screen';
import { SCENE_VIEWS, type DentalScene, type SceneView } from './scene.types';

interface SceneControlsProps {
  readonly scene: DentalScene;
  readonly arch: Arch;
  /** What fills the screen on request: the picture with its controls. */
  readonly whole: RefObject<HTMLElement | null>;
  onArch(arch: Arch): void;
  onView(view: SceneView): void;
}

/** Buttons for arch, view and zoom. */
export function SceneControls({ scene, arch, whole, onArch, onView }: SceneControlsProps) {
  const { formatMessage } = useIntl();
  const screen = useFullScreen(whole);
  const hasBoth = scene.jaws.length > 1;
  const views = SCENE_VIEWS.filter(
    (view) => (view !== 'upper' && view !== 'lower') || scene.jaws.includes(view),
  );
  return (
    <Flex wrap gap={12} align="center">
      {hasBoth && (
        <Segmented<Arch>
          aria-label={formatMessage(sceneMessages.arches)}
          value={arch}
          onChange={onArch}
          options={ARCHES.map((value) => ({ value, label: formatMessage(archMessages[value]) }))}
        />
      )}
      <Flex wrap gap={8} role="group" aria-label={formatMessage(sceneMessages.views)}>
        {views.map((view) => (
          <Button key={view} onClick={() => onView(view)}>
            {formatMessage(viewMessages[view])}
          </Button>
        ))}
      </Flex>
      <Space.Compact role="group" aria-label={formatMessage(sceneMessages.zoom)}>
        <Button
          icon={<ZoomInOutlined aria-hidden />}
          aria-label={formatMessage(sceneMessages.zoomIn)}
          onClick={() => scene.zoom(ZOOM_STEP)}
        />
        <Button
          icon={<ZoomOutOutlined aria-hidden />}
          aria-label={formatMessage(sceneMessages.zoomOut)}
          onClick={() => scene.zoom(1 / ZOOM_STEP)}
        />
        <Button
          icon={<RedoOutlined aria-hidden />}
          aria-label={formatMessage(sceneMessages.reset)}
          onClick={() => onView('front')}
        />
      </Space.Compact>
      {screen.isPossible && (
        <Button
          icon={screen.isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onClick={screen.toggle}
        >
          {formatMessage(screen.isFull ? sceneMessages.leaveFullScreen : sceneMessages.fullScreen)}
        </Button>
      )}
    </Flex>
  );
}
