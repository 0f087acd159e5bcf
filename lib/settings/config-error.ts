/** A setting that a program cannot start with. The message names it in plain words, never a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
