// Loaded into the server before its own code: when the process that started it vanishes, by whatever death, the server ends as on SIGTERM.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(1);
});
process.channel?.unref();
