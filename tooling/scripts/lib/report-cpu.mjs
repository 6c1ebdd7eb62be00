// Loaded before a build: says on leaving how much processor time the build took, with all of its threads.
import { writeFileSync } from 'node:fs';

const file = process.env.PORTAL_CPU_FILE;
if (file) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(file, String((user + system) / 1000));
  });
}
