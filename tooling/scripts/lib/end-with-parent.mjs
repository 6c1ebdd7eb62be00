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
