import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from 'three';
import { StagedJaw } from './staged-jaw';

/** An arch of one tooth, as a model has it. */
function arch() {
  const object = new Group();
  const teeth = new Group();
  const tooth = new Group();
  tooth.name = '11';
  tooth.add(new Mesh(new BoxGeometry(8, 8, 8), new MeshStandardMaterial()));
  object.add(teeth.add(tooth));
  return { jaw: 'upper' as const, object, stages: null };
}
const ghosts = ({ object }: StagedJaw) => object.children.length - 1;

test('[CA-14] a second stage is this plan’s own, or of the other plan, and nothing of an arch that the other plan lacks', () => {
  const jaw = new StagedJaw(arch());
  jaw.showOther(3);
  expect(ghosts(jaw)).toBe(1);
  jaw.compareWith(arch());
  jaw.showOther(3);
  expect(ghosts(jaw)).toBe(1);
  jaw.compareWith('absent');
  jaw.showOther(3);
  expect(ghosts(jaw)).toBe(0);
  jaw.dispose();
});
