/** A setting is wrong; the message says which one, why, and what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
