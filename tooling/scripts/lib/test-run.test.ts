import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimCheckout } from './test-run.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-'));
  file = join(folder, 'test-run.pid');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('claimCheckout', () => {
  it('takes a checkout that nobody has', async () => {
    const received: string[] = [];
    await claimCheckout((line) => received.push(line), file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    expect(received).toEqual([]);
  });

  it('takes over from a run that was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    await claimCheckout(() => undefined, file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('says at once whom it waits for, and goes on when that run ends', async () => {
    const parent = process.ppid;
    writeFileSync(file, String(parent));
    const received: string[] = [];
    const claimed = claimCheckout((line) => {
      received.push(line);
      rmSync(file);
    }, file);
    await claimed;
    expect(received).toEqual([expect.stringContaining(`process ${parent}`)]);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
});
