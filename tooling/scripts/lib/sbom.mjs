import { existsSync, mkdirSync, statSync } from 'node:fs';
import { runPnpm } from './install.mjs';
import { step } from './progress.mjs';
import { browserPackages, inRoot } from './workspace.mjs';

const BILL = inRoot('dist', 'sbom.cdx.json');
/** What is delivered: neither the tools nor the tests. */
const DELIVERED = ['shared', 'server', 'delivery', ...browserPackages()];

/** Writes the bill of materials (CycloneDX) of all that is delivered, unless nothing was installed since the last one. */
export async function writeBillOfMaterials() {
  if (existsSync(BILL) && statSync(BILL).mtimeMs > statSync(inRoot('pnpm-lock.yaml')).mtimeMs) return;
  mkdirSync(inRoot('dist'), { recursive: true });
  const filters = DELIVERED.flatMap((folder) => ['--filter', `./${folder}`]);
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod', '--out', BILL];
  await step('writing dist/sbom.cdx.json', () =>
    runPnpm([...filters, 'sbom', ...options], 'The bill of materials was not written.'),
  );
}
