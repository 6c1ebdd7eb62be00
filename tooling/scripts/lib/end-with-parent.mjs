// Loaded before a server: it ends when the process that started it is gone, however that ended.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
