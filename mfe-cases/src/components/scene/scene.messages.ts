import type { Arch } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { SceneView } from './scene.types';

export const sceneMessages = {
  ...defineMessages({
    arches: { id: 'cases.scene.arches', defaultMessage: 'Arches' },
    views: { id: 'cases.scene.views', defaultMessage: 'View from' },
    zoom: { id: 'cases.scene.zoom', defaultMessage: 'Zoom' },
    zoomIn: { id: 'cases.scene.zoomIn', defaultMessage: 'Zoom in' },
    zoomOut: { id: 'cases.scene.zoomOut', defaultMessage: 'Zoom out' },
    reset: { id: 'cases.scene.reset', defaultMessage: 'Reset view' },
    help: {
      id: 'cases.scene.help',
      defaultMessage:
        'Drag to rotate, scroll or pinch to zoom. On the keyboard: focus the picture, rotate it with the arrow keys, zoom with + and −.',
    },
    fullScreen: { id: 'cases.scene.fullScreen', defaultMessage: 'Full screen' },
    leaveFullScreen: { id: 'cases.scene.leaveFullScreen', defaultMessage: 'Leave full screen' },
    failed: { id: 'cases.scene.failed', defaultMessage: 'The 3D model could not be shown.' },
    noWebGl: { id: 'cases.scene.noWebGl', defaultMessage: 'This browser cannot draw in 3D' },
    noWebGlHint: {
      id: 'cases.scene.noWebGlHint',
      defaultMessage:
        'Turn on hardware acceleration (WebGL 2) in its settings, or open this page in another browser.',
    },
  }),
  loading: defineMessage<{ percent: number }>({
    id: 'cases.scene.loading',
    defaultMessage: 'Loading the 3D model: {percent}%',
  }),
};

export const archMessages: Record<Arch, MessageDescriptor> = defineMessages({
  both: { id: 'cases.scene.arch.both', defaultMessage: 'Both arches' },
  upper: { id: 'cases.scene.arch.upper', defaultMessage: 'Upper arch' },
  lower: { id: 'cases.scene.arch.lower', defaultMessage: 'Lower arch' },
});

export const viewMessages: Record<SceneView, MessageDescriptor> = defineMessages({
  front: { id: 'cases.scene.view.front', defaultMessage: 'Front' },
  right: { id: 'cases.scene.view.right', defaultMessage: 'Right side' },
  rightFront: { id: 'cases.scene.view.rightFront', defaultMessage: 'Right, 3/4' },
  leftFront: { id: 'cases.scene.view.leftFront', defaultMessage: 'Left, 3/4' },
  left: { id: 'cases.scene.view.left', defaultMessage: 'Left side' },
  upper: { id: 'cases.scene.view.upper', defaultMessage: 'Upper occlusal' },
  lower: { id: 'cases.scene.view.lower', defaultMessage: 'Lower occlusal' },
  lingual: { id: 'cases.scene.view.lingual', defaultMessage: 'Lingual' },
});
