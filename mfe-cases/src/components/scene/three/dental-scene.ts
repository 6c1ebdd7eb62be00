import type { Arch } from '@portal/shared/contract';
import { DirectionalLight, Group, HemisphereLight, Scene, WebGLRenderer } from 'three';
import type { DentalScene, SceneFile } from '../scene.types';
import { ArchCamera } from './arch-camera';
import { loadJaws } from './load-jaws';
import { StagedJaw } from './staged-jaw';

/** Highest pixel ratio: above it, drawing costs more than the eye notices. */
const MOST_PIXELS = 2;

export interface SceneSource {
  readonly file: SceneFile;
  readonly bytes: ArrayBuffer;
}

interface SceneOptions {
  /** The canvas is appended here and follows this element's size. */
  readonly host: HTMLElement;
  /** Called when the browser has taken the WebGL context away. */
  onLost(): void;
}

/**
 * Draws arches in 3D, the first frame immediately. Draws nothing while nothing changes, and `dispose` frees everything.
 * Throws when a file cannot be read, or the browser has no WebGL.
 */
export async function createDentalScene(
  sources: readonly SceneSource[],
  { host, onLost }: SceneOptions,
): Promise<DentalScene> {
  const models = (await Promise.all(sources.map(({ file, bytes }) => loadJaws(file, bytes)))).flat();
  // Models are oldest first: of two models of one jaw, the last one is the plan's.
  const newest = new Map(models.map((model) => [model.jaw, model]));
  const jaws = [...newest.values()].map((model) => new StagedJaw(model));
  const stage = createStage(host, onLost);
  for (const jaw of jaws) {
    // Only the stages hold the positions of the teeth, so the first one has to be applied before drawing.
    jaw.showStage(0);
    stage.arches.add(jaw.object);
  }
  stage.camera.frame(stage.arches);
  stage.draw();
  const redraw = (change: (jaw: StagedJaw) => void): void => {
    jaws.forEach(change);
    stage.invalidate();
  };
  return {
    jaws: jaws.map(({ jaw }) => jaw),
    showArch: (arch: Arch) =>
      redraw(({ jaw, object }) => {
        object.visible = arch === 'both' || arch === jaw;
      }),
    showStage: (to) => redraw((jaw) => jaw.showStage(to)),
    showOther: (to) => redraw((jaw) => jaw.showOther(to)),
    look: (view) => stage.camera.look(view),
    turn: (right, up) => stage.camera.turn(right, up),
    zoom: (factor) => stage.camera.zoom(factor),
    dispose: () => {
      for (const jaw of jaws) jaw.dispose();
      stage.dispose();
    },
  };
}

/** The canvas with light and camera. Frames are drawn on demand, at most one per animation frame of the browser. */
function createStage(host: HTMLElement, onLost: () => void) {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  const canvas = renderer.domElement;
  const scene = new Scene();
  const arches = new Group();
  let asked = 0;
  let known = '';
  const draw = (): void => {
    asked = 0;
    renderer.render(scene, camera.camera);
  };
  const invalidate = (): void => {
    asked ||= requestAnimationFrame(draw);
  };
  const camera = new ArchCamera(canvas, invalidate);
  light(scene, camera);
  scene.add(arches, camera.camera);
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('webglcontextlost', onLost);
  host.append(canvas);
  const resize = (): void => {
    const { clientWidth, clientHeight } = host;
    const size = `${clientWidth} ${clientHeight} ${devicePixelRatio}`;
    // The observer's first call reports the size that is already set.
    if (clientWidth === 0 || clientHeight === 0 || size === known) return;
    known = size;
    renderer.setPixelRatio(Math.min(MOST_PIXELS, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight);
    camera.resize(clientWidth, clientHeight);
    // Setting a size clears the canvas, so it is drawn again at once.
    if (arches.children.length > 0) draw();
  };
  resize();
  const watch = new ResizeObserver(resize);
  watch.observe(host);
  return {
    arches,
    camera,
    draw,
    invalidate,
    dispose: () => {
      watch.disconnect();
      cancelAnimationFrame(asked);
      canvas.removeEventListener('webglcontextlost', onLost);
      camera.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      canvas.remove();
    },
  };
}

/** Light from above, and light that moves with the camera. */
function light(scene: Scene, { camera }: ArchCamera): void {
  const lamp = new DirectionalLight(0xffffff, 2.2);
  lamp.position.set(0.6, 0.8, 1);
  camera.add(lamp, lamp.target);
  lamp.target.position.set(0, 0, -1);
  scene.add(new HemisphereLight(0xffffff, 0x8a7f78, 1.4));
}
