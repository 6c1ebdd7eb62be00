import type { AttachmentType } from '@portal/shared/contract';
import {
  BoxGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
  type Camera,
} from 'three';
import type { SceneLabel, SceneMarks } from '../scene.types';
import styles from '../scene.module.css';
import { placeOf, type SceneTooth } from './teeth';

/** Millimetres: along the arch, up, and out of the tooth. */
const SIZES: Record<AttachmentType, readonly [number, number, number]> = {
  rectangularHorizontal: [3, 1.4, 1.2],
  rectangularVertical: [1.4, 3, 1.2],
  ellipsoid: [1.6, 2, 1],
  bevelled: [2.4, 1.8, 1.4],
  biteRamp: [3, 1.6, 2.4],
  button: [1.8, 1.8, 1.6],
};
const COLOUR = 0xd48806;
const MOST = 128;
const OUTWARDS = new Vector3(0, 0, 1);
/** A label is left out where its side of the tooth is turned away by more than this cosine. */
const TURNED_AWAY = -0.15;

/** Texts over the picture and attachments on the teeth. All attachments are one mesh, texts are elements: few draw calls. */
export class ToothMarks {
  readonly attachments = new InstancedMesh(
    new BoxGeometry(1, 1, 1),
    new MeshStandardMaterial({ color: COLOUR, roughness: 0.5 }),
    MOST,
  );
  private readonly layer = document.createElement('div');
  private marks: SceneMarks = { labels: [], attachments: [] };
  private readonly elements: { readonly label: SceneLabel; readonly element: HTMLElement }[] = [];

  constructor(
    private readonly host: HTMLElement,
    private readonly teeth: ReadonlyMap<number, SceneTooth>,
  ) {
    this.attachments.count = 0;
    // Its box is not kept up to date while the teeth move.
    this.attachments.frustumCulled = false;
    this.layer.className = styles['labels'] ?? '';
    this.layer.setAttribute('aria-hidden', 'true');
    host.append(this.layer);
  }

  show(marks: SceneMarks): void {
    this.marks = marks;
    this.elements.length = 0;
    this.layer.replaceChildren(
      ...marks.labels.flatMap((label) => {
        if (!this.teeth.has(label.tooth)) return [];
        const element = document.createElement('span');
        element.textContent = label.text;
        element.className = `${styles['label']} ${styles[label.kind]}`;
        this.elements.push({ label, element });
        return [element];
      }),
    );
  }

  /** Puts everything to where the teeth are now; called before each frame. */
  update(camera: Camera): void {
    // The frame would do so only after this, and the texts would stand where the last one showed their teeth.
    camera.updateMatrixWorld();
    const drawn = this.marks.attachments.flatMap(({ tooth, type }) => {
      const found = this.teeth.get(tooth);
      return found?.arch.visible ? [matrixOf(found, type)] : [];
    });
    this.attachments.count = Math.min(MOST, drawn.length);
    drawn.slice(0, MOST).forEach((matrix, index) => this.attachments.setMatrixAt(index, matrix));
    this.attachments.instanceMatrix.needsUpdate = true;
    for (const { label, element } of this.elements) this.put(label, element, camera);
  }

  dispose(): void {
    this.layer.remove();
    this.attachments.geometry.dispose();
    this.attachments.material.dispose();
    this.attachments.dispose();
  }

  private put({ tooth, neighbour, kind }: SceneLabel, element: HTMLElement, camera: Camera): void {
    const found = this.teeth.get(tooth);
    const beside = neighbour === undefined ? undefined : this.teeth.get(neighbour);
    if (!found) return;
    const { place, side } = placeOf(found);
    if (beside) place.lerp(placeOf(beside).place, 0.5);
    const isAway = side.dot(camera.position.clone().sub(place).normalize()) < TURNED_AWAY;
    element.hidden = isAway || !found.arch.visible;
    if (element.hidden) return;
    const lift = kind === 'pin' ? 3 : 0;
    const { x, y } = place.setY(place.y + lift).project(camera);
    const left = ((x + 1) / 2) * this.host.clientWidth;
    const top = ((1 - y) / 2) * this.host.clientHeight;
    element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  }
}

function matrixOf(tooth: SceneTooth, type: AttachmentType): Matrix4 {
  const { place, side } = placeOf(tooth, type === 'biteRamp');
  const turned = new Quaternion().setFromUnitVectors(OUTWARDS, side);
  return new Matrix4().compose(place, turned, new Vector3(...SIZES[type]));
}
