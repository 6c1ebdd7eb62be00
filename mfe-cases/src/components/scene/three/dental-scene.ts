import type { Arch } from '@portal/shared/contract';
import { DirectionalLight, Group, HemisphereLight, Scene, WebGLRenderer } from 'three';
import type { DentalScene, SceneFile } from '../scene.types';
import { ArchCamera } from './arch-camera';
import { loadJaws } from './load-jaws';
import { StagedJaw } from './staged-jaw';

/** More pixels than this for each of the page's cost more than they show. */
const MOST_PIXELS = 2;

export interface SceneSource {
  readonly file: SceneFile;
  readonly bytes: ArrayBuffer;
}

interface SceneOptions {
  /** Gets the canvas, and gives it its size. */
  readonly host: HTMLElement;
  /** The graphics were taken away: nothing more is drawn. */
  onLost(): void;
}

/**
 * Draws arches in 3D, the first frame at once. Nothing runs between two changes, and nothing stays after `dispose`.
 * Throws when a file cannot be read, or the browser has no WebGL.
 */
export async function createDentalScene(
  sources: readonly SceneSource[],
  { host, onLost }: SceneOptions,
): Promise<DentalScene> {
  const models = (await Promise.all(sources.map(({ file, bytes }) => loadJaws(file, bytes)))).flat();
  // Of two models of one jaw the newer one, which comes last, is the plan's.
  const newest = new Map(models.map((model) => [model.jaw, model]));
  const jaws = [...newest.values()].map((model) => new StagedJaw(model));
  const stage = createStage(host, onLost);
  for (const jaw of jaws) {
    // Where teeth are is told by the stages alone.
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

/** The canvas with its light and its camera; frames come when they are asked for, one at most for each of the screen's. */
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
    // The observer's first call says what is known.
    if (clientWidth === 0 || clientHeight === 0 || size === known) return;
    known = size;
    renderer.setPixelRatio(Math.min(MOST_PIXELS, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight);
    camera.resize(clientWidth, clientHeight);
    // Setting a size empties the canvas.
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

/** From above, and from beside the eye, wherever it goes. */
function light(scene: Scene, { camera }: ArchCamera): void {
  const lamp = new DirectionalLight(0xffffff, 2.2);
  lamp.position.set(0.6, 0.8, 1);
  camera.add(lamp, lamp.target);
  lamp.target.position.set(0, 0, -1);
  scene.add(new HemisphereLight(0xffffff, 0x8a7f78, 1.4));
}
