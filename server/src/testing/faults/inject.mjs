// Loaded before a server (--import): breaks its disk or its clock while SIGUSR2 says so. FAULT is 'ENOSPC', 'EIO' or 'clock';
// FAULT_RATE is how many writes of a thousand fail.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT = '', FAULT_RATE = '10' } = process.env;
const HOUR_MS = 3_600_000;
const STDOUT = 1;
/** Standard input, output and error are no files. */
const FIRST_FILE = 3;
let isOn = false;
let jumps = 0;

process.on('SIGUSR2', () => {
  if (FAULT === 'clock') return void (jumps += 1);
  isOn = !isOn;
});

if (FAULT === 'clock') breakClock();
else if (FAULT !== '') breakDisk();

/** An hour ahead, an hour back, and so on. */
function breakClock() {
  const Right = Date;
  const shift = () => [0, HOUR_MS, -HOUR_MS][jumps % 3];
  globalThis.Date = class extends Right {
    constructor(...values) {
      if (values.length === 0) super(Right.now() + shift());
      else super(...values);
    }
    static now() {
      return Right.now() + shift();
    }
  };
}

function breakDisk() {
  const { writeSync, write, writev } = fs;
  const trouble = () => {
    if (!isOn || Math.random() * 1_000 >= Number(FAULT_RATE)) return null;
    // At once: the process may not live to say it later.
    writeSync(STDOUT, 'fault\n');
    return Object.assign(new Error(`${FAULT}: injected, write`), { code: FAULT, syscall: 'write' });
  };
  fs.writeSync = (fd, ...rest) => {
    const error = fd >= FIRST_FILE ? trouble() : null;
    if (error) throw error;
    return writeSync(fd, ...rest);
  };
  for (const [name, original] of Object.entries({ write, writev }))
    fs[name] = (fd, ...rest) => {
      const error = fd >= FIRST_FILE ? trouble() : null;
      if (!error) return original(fd, ...rest);
      const done = rest.findLast((value) => typeof value === 'function');
      return process.nextTick(done, error);
    };
  for (const name of ['writeFile', 'rename', 'copyFile', 'mkdir']) {
    const original = fs.promises[name];
    fs.promises[name] = async (...values) => {
      const error = trouble();
      if (error) throw error;
      return original(...values);
    };
  }
  syncBuiltinESMExports();
}
