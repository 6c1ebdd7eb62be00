import { BoxGeometry, Mesh } from 'three';
import { ArchCamera } from './arch-camera';

function framed() {
  const camera = new ArchCamera(document.createElement('canvas'), () => {});
  camera.resize(800, 600);
  camera.frame(new Mesh(new BoxGeometry(60, 20, 40)));
  const { position } = camera.camera;
  return { camera, side: () => position.clone().normalize().toArray(), distance: () => position.length() };
}

test('[CA-14] arches that were turned and zoomed stay so when the picture is resized', () => {
  const { camera, side, distance } = framed();
  camera.look('upper');
  camera.turn(0.4, 0.2);
  camera.zoom(2);
  const [before, far] = [side(), distance()];
  // The address bar of a phone is hidden.
  camera.resize(800, 680);
  expect(side()).toEqual(before.map((part) => expect.closeTo(part, 6) as number));
  camera.resize(800, 600);
  expect(distance()).toBeCloseTo(far, 6);
});

test('[CA-14] arches that nobody has turned fill a picture of another size as they filled the first', () => {
  const { camera, side, distance } = framed();
  const before = side();
  camera.resize(300, 600);
  const narrow = distance();
  camera.look('front');
  expect(distance()).toBeCloseTo(narrow, 6);
  expect(side()).toEqual(before.map((part) => expect.closeTo(part, 6) as number));
});
