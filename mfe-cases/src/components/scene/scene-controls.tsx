import { RedoOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { ARCHES, type Arch } from '@portal/shared/contract';
import { Button, Flex, Segmented, Space } from 'antd';
import { useIntl } from 'react-intl';
import { ZOOM_STEP } from './scene-keys';
import { archMessages, sceneMessages, viewMessages } from './scene.messages';
import { SCENE_VIEWS, type DentalScene, type SceneView } from './scene.types';

interface SceneControlsProps {
  readonly scene: DentalScene;
  readonly arch: Arch;
  onArch(arch: Arch): void;
  onView(view: SceneView): void;
}

/** Buttons for arch, view and zoom. */
export function SceneControls({ scene, arch, onArch, onView }: SceneControlsProps) {
  const { formatMessage } = useIntl();
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
    </Flex>
  );
}
