// Loaded into the server before its own code: when its parent process dies for any reason, the server ends as on SIGTERM.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM')) process.exit(1);
});
process.channel?.unref();
