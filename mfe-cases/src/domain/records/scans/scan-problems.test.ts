import { makeScanMesh } from '../../../testing/scan-mesh';
import { measureScan, type ScanFacts } from './measure-scan';
import { findScanStop, findScanWarnings, isSameArch, looksSwapped } from './scan-problems';

type Shape = Parameters<typeof makeScanMesh>[0];

function measure(shape: Shape): ScanFacts {
  const work = measureScan(makeScanMesh(shape));
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

describe('[CA-17] a scan that a lab would send back', () => {
  it.each<[string, Shape, string | null]>([
    ['a hood of an arch', {}, null],
    ['one triangle more than none', { cells: [1, 1] }, 'scanTooFewTriangles'],
    ['in inches', { scale: 1 / 25.4 }, 'scanInInches'],
    ['in metres', { scale: 0.001 }, 'scanInMetres'],
    ['in centimetres', { scale: 0.1 }, 'scanSize'],
    ['in tenths of millimetres', { scale: 10 }, 'scanSize'],
  ])('is stopped when it is not usable: %s', (_title, shape, stop) => {
    expect(findScanStop(measure(shape), 'arch')).toBe(stop);
  });

  it('of a bite may be small', () => {
    const bite = measure({ scale: 0.25 });
    expect(findScanStop(bite, 'arch')).toBe('scanSize');
    expect(findScanStop(bite, 'bite')).toBeNull();
  });

  it.each<[string, Shape, readonly string[]]>([
    ['whole, and open at its base alone', {}, []],
    ['of few triangles', { cells: [60, 40] }, ['scanCoarse']],
    ['with a hole of a tooth', { hole: 20 }, ['scanHoles']],
    ['with a hole of a bubble', { hole: 2 }, []],
    ['mirrored without turning its triangles', { isInsideOut: true }, ['scanInsideOut']],
  ])('is warned of: %s', (_title, shape, warnings) => {
    expect(findScanWarnings(measure(shape))).toEqual(warnings);
  });

  it('is one arch given twice, also when it was moved', () => {
    expect(isSameArch(measure({}), measure({ z: 12 }))).toBe(true);
    expect(isSameArch(measure({}), measure({ scale: 1.02 }))).toBe(false);
  });

  it('looks swapped when the upper arch lies below the lower one', () => {
    const [above, below] = [measure({ z: 10 }), measure({ z: -10 })];
    expect([looksSwapped(below, above), looksSwapped(above, below)]).toEqual([true, false]);
    // Beside each other: nothing can be said.
    expect(looksSwapped(measure({}), measure({ z: 1 }))).toBe(false);
  });
});
