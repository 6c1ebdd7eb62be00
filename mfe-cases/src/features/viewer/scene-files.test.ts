import { sceneFiles } from './scene-files';

const file = (assetType: string, name: string, contentType: string) => ({
  assetType,
  name,
  url: `/${name}`,
  contentType,
});

describe('[CA-14] what a plan shows', () => {
  it('is its models alone, where it has some', () => {
    const files = [
      file('trtPln', 'u.glb', 'model/gltf-binary'),
      file('trtPln', 'l.glb', 'model/gltf-binary'),
      file('trtPln', 'plan.pdf', 'application/pdf'),
    ];
    expect(sceneFiles(files)).toEqual([
      { url: '/u.glb', format: 'glb', jaw: null },
      { url: '/l.glb', format: 'glb', jaw: null },
    ]);
  });

  it('is else the newest scan of each arch', () => {
    const files = [
      file('uprImp', 'old.stl', 'model/stl'),
      file('uprImp', 'new.stl', 'model/stl'),
      file('lwrImp', 'photo.jpg', 'image/jpeg'),
    ];
    expect(sceneFiles(files)).toEqual([{ url: '/new.stl', format: 'stl', jaw: 'upper' }]);
    expect(sceneFiles([])).toEqual([]);
  });

  it.each(['ply', 'obj'] as const)('is a scan in the format of its scanner: %s', (format) => {
    const files = [
      file('uprImp', 'old.stl', 'model/stl'),
      file('uprImp', `new.${format}`, `model/${format}`),
      file('uprImp', 'notes.pdf', 'application/pdf'),
    ];
    expect(sceneFiles(files)).toEqual([{ url: `/new.${format}`, format, jaw: 'upper' }]);
  });
});
