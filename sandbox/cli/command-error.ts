/** What cannot be done, in words for whoever typed the command. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
