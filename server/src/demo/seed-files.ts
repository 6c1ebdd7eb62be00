import type { AssetTypeKey } from '@portal/shared/contract';
import { createHash } from 'node:crypto';
import { demoKeyOf } from '../modules/asset/file/storage-key';
import type { ObjectStorage } from '../storage/object-storage';
import { JAWS, PLAN_LENGTHS, planModelName } from '../modules/provider/simulator/plan-lengths';
import { usualTerms } from '../modules/provider/simulator/planning/plan-terms';
import type { Jaw } from './files/arch-shape';
import { makePhoto, PHOTO_SCENES, type PhotoSlot } from './files/photos';
import { makeArchShape, makePlanModel } from './files/plan-model';
import { makePrescription } from './files/prescription';
import { makeArchStl } from './files/stl-arch';

/** A file made once; the records of many cases may be this one. */
export interface DemoFile {
  readonly assetType: AssetTypeKey;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** A file in object storage, as a record's row refers to it. */
export type StoredFile = Omit<DemoFile, 'bytes'> & { readonly size: number; readonly storageKey: string };

/** Photos of which there are two different ones; of the others there is one. */
const VARIED: readonly PhotoSlot[] = ['frtImg', 'uprImg', 'lwrImg'];

/** All files of the demo: three arches of 100,000 to 200,000 triangles, a bite, photos for each slot, a prescription, models of plans. */
export async function makeDemoFiles(seed: number, triangles: number): Promise<DemoFile[]> {
  const scans = [
    describe('lwrImp', 'lower-arch.stl', 'model/stl', makeArchStl('lower', triangles, seed)),
    describe(
      'uprImp',
      'upper-arch.stl',
      'model/stl',
      makeArchStl('upper', Math.round(triangles * 1.5), seed + 1),
    ),
    describe('bitScn', 'bite.stl', 'model/stl', makeArchStl('upper', Math.round(triangles / 2), seed + 3)),
    describe('uprImp', 'upper-arch-fine.stl', 'model/stl', makeArchStl('upper', triangles * 2, seed + 2)),
  ];
  const photos = (Object.keys(PHOTO_SCENES) as PhotoSlot[]).flatMap((slot) => {
    const name = PHOTO_SCENES[slot].label.toLowerCase().replaceAll(' ', '-');
    const variants = VARIED.includes(slot) ? [0, 1] : [0];
    return variants.map((variant) =>
      describe(slot, `${name}${variant || ''}.jpg`, 'image/jpeg', makePhoto(slot, variant)),
    );
  });
  return [
    ...scans,
    ...photos,
    describe('presc', 'prescription.pdf', 'application/pdf', await makePrescription()),
    ...(await makePlanModels(Math.round(triangles * 1.5))),
  ];
}

/** Both arches of plans of every length; the ones of a jaw have the same shape. */
async function makePlanModels(triangles: number): Promise<DemoFile[]> {
  const ofJaw = async (jaw: Jaw): Promise<DemoFile[]> => {
    const shape = await makeArchShape(jaw, triangles);
    return Promise.all(
      PLAN_LENGTHS.map(async (stages) => {
        const terms = usualTerms({ upper: 0, lower: 0, [jaw]: stages });
        const bytes = Buffer.from(await makePlanModel(shape, terms));
        return describe('trtPln', planModelName(jaw, stages), 'model/gltf-binary', bytes);
      }),
    );
  };
  return (await Promise.all(JAWS.map(ofJaw))).flat();
}

function describe(assetType: AssetTypeKey, name: string, contentType: string, bytes: Buffer): DemoFile {
  return { assetType, name, contentType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Puts files under a company's folder (UP-04). Cheap to repeat: a second time writes the same objects again. */
export async function storeDemoFiles(
  storage: ObjectStorage,
  companyUuid: string,
  files: readonly DemoFile[],
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const { bytes, ...file } of files) {
    const storageKey = demoKeyOf(companyUuid, file.name);
    await storage.put(storageKey, bytes);
    stored.push({ ...file, size: bytes.length, storageKey });
  }
  return stored;
}
