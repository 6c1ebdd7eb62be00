import { execFileSync } from 'node:child_process';
import { childrenTicks, withCpu } from './release-cpu.mjs';

test('the time of ended children stands after a name that may have spaces and brackets', () => {
  const stat = '42 (a name) of ) S 1 42 42 0 -1 4194304 900 100 0 0 11 12 130 14 20 0 7 0 100 0';
  expect(childrenTicks(stat)).toBe(144);
});

test('the processor time of a step has that of its children in it', async () => {
  const burn = 'const until = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < until);';
  const { result, cpu } = await withCpu(async () => execFileSync(process.execPath, ['-e', burn]).length);
  expect(result).toBe(0);
  if (process.platform === 'linux') expect(cpu).toBeGreaterThanOrEqual(250);
  else expect(cpu).toBeNull();
});
