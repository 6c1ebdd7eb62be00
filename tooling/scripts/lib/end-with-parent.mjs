// Loaded before a program: it ends when the process that started it is gone, however that ended; a leader of a process group
// takes its group along.
if (process.channel) {
  process.once('disconnect', () => {
    try {
      process.kill(-process.pid, 'SIGTERM');
    } catch {
      process.kill(process.pid, 'SIGTERM');
    }
  });
  process.channel.unref();
}

// What the program forks inherits its options; a worker that waits for the program's next word must not end for want of work.
const own = process.execArgv.indexOf(import.meta.url);
if (own > 0) process.execArgv.splice(own - 1, 2);
